/** The local Discord, as tests and the playground use it. */
export { StandIn, type Joining, type StandInOptions, type Who } from './standIn.ts';
export { Person, type RawPress } from './people/person.ts';
export type { MessageRef, Place } from './people/reach.ts';
export { Interaction, InteractionFailed, type Answer, type Choice } from './people/handle.ts';
export type { ButtonPick, EntryPick } from './people/presses.ts';
export {
  describeSeen,
  type SeenAttachment,
  type SeenButton,
  type SeenMessage,
  type SeenSelect,
} from './people/seen.ts';
export { NotPossible } from './interactions/notPossible.ts';
export type { OptionValue, OptionValues } from './interactions/input.ts';
export type { Fault, Gate, Moment, Target } from './faults.ts';
export type { ResumeFate, SessionView } from './gateway/gateway.ts';
export type { GatewayEntry, HistoryEntry, RestEntry } from './history.ts';
export type { Limits } from './core.ts';
export type { Permission } from './permissions.ts';
export type {
  ChannelRecord,
  CommandRecord,
  GuildRecord,
  InteractionRecord,
  LocaleCode,
  MessageRecord,
  UserRecord,
  World,
} from './world.ts';
