import { AllowedMentionsTypes, ComponentType, type APIAllowedMentions } from 'discord-api-types/v10';
import { userOf } from '../lookup.ts';
import { everyComponent } from '../validation/component.ts';
import type { MessageRecord, World } from '../world.ts';

/** The text that can ping: the content, and the text displays of a components-only message; never embeds. */
function pingingText({ content, components }: Pick<MessageRecord, 'content' | 'components'>): string {
  const displays = everyComponent(components).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );
  return [content, ...displays].join('\n');
}

/** Whom a message names and may ping by `allowed`; with null everything that is named. */
export function readMentions(
  world: World,
  message: Pick<MessageRecord, 'content' | 'components'>,
  allowed: APIAllowedMentions | null,
): Pick<MessageRecord, 'mentionIds' | 'mentionsEveryone'> {
  const text = pingingText(message);
  const named = [...text.matchAll(/<@!?(\d+)>/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));
  const known = [...new Set(named)].filter((id) => userOf(world, id)?.deleted === false);
  const parses = (kind: AllowedMentionsTypes) => allowed === null || allowed.parse?.includes(kind) === true;
  const anyUser = parses(AllowedMentionsTypes.User);
  return {
    mentionIds: known.filter((id) => anyUser || allowed?.users?.includes(id) === true),
    mentionsEveryone: parses(AllowedMentionsTypes.Everyone) && /@(everyone|here)\b/.test(text),
  };
}
