/**
 * The package generates its zod schemas from Discord's published API description without declarations of their
 * own. These are the ones in use here; what each lets through is typed by discord-api-types.
 */
declare module 'discord-api-spec/zod' {
  import type * as api from 'discord-api-types/v10';
  import type { ZodMiniType } from 'zod/mini';

  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType<api.APIApplicationCommandAutocompleteResponse>;
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType<{
    type?: api.ApplicationCommandType | null;
    name: string;
    name_localizations?: api.LocalizationMap | null;
    description?: string | null;
    description_localizations?: api.LocalizationMap | null;
    options?: api.APIApplicationCommandOption[] | null;
    contexts?: api.InteractionContextType[] | null;
    integration_types?: api.ApplicationIntegrationType[] | null;
  }>;
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType<
    | api.APIInteractionResponseChannelMessageWithSource
    | api.APIInteractionResponseDeferredChannelMessageWithSource
  >;
  export const CreatePrivateChannelRequestSchema: ZodMiniType<{ recipient_id?: string | null }>;
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType<api.RESTPostAPIChannelMessagesThreadsJSONBody>;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType<api.RESTPostAPIChannelThreadsJSONBody>;
  export const IncomingWebhookRequestPartialSchema: ZodMiniType<api.RESTPostAPIWebhookWithTokenJSONBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType<api.RESTPatchAPIChannelMessageJSONBody>;
  export const MessageCreateRequestSchema: ZodMiniType<api.RESTPostAPIChannelMessageJSONBody>;
  export const MessageEditRequestPartialSchema: ZodMiniType<api.RESTPatchAPIChannelMessageJSONBody>;
  export const ModalInteractionCallbackRequestSchema: ZodMiniType<api.APIModalInteractionResponse>;
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    type: api.InteractionResponseType.UpdateMessage | api.InteractionResponseType.DeferredMessageUpdate;
    data?: api.APIInteractionResponseCallbackData | null;
  }>;
  export const UpdateThreadRequestPartialSchema: ZodMiniType<{
    name?: string | null;
    archived?: boolean | null;
    locked?: boolean | null;
    auto_archive_duration?: number | null;
  }>;
}
