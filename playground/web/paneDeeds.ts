import { InteractionFailed, NotPossible, type Interaction, type Person, type StandIn } from '../index.ts';
import type { PaneFeed } from './paneFeed.ts';
import type { Outcome, PaneNews, PaneRequest } from './protocol.ts';

/** What somebody's requests work on. */
export interface PaneDesk {
  readonly discord: StandIn;
  readonly person: Person;
  readonly feed: PaneFeed;
  readonly send: (news: PaneNews) => void;
}

/** Does what a person asks in their pane, and tells what came of it. */
export async function carryOut(desk: PaneDesk, request: PaneRequest): Promise<void> {
  switch (request.kind) {
    case 'open':
      desk.feed.open(request.channelId);
      return;
    case 'speak':
      desk.person.speak(request.locale);
      return;
    case 'dismiss':
      desk.person.dismiss({ id: request.messageId, channelId: request.channelId });
      return;
    case 'delete':
      desk.discord.deleteMessage({ id: request.messageId, channelId: request.channelId });
      return;
    case 'suggest':
      return suggest(desk, request);
    case 'say':
    case 'slash':
    case 'press':
    case 'select': {
      const outcome = await settle(() => act(desk.person, request));
      desk.send({ kind: 'outcome', ref: request.ref, outcome });
    }
  }
}

type Act = Extract<PaneRequest, { kind: 'say' | 'slash' | 'press' | 'select' }>;

/** Null where nobody is asked for an answer. */
function act(person: Person, request: Act): Interaction | null {
  const message = 'messageId' in request ? { id: request.messageId, channelId: request.channelId } : null;
  switch (request.kind) {
    case 'say':
      person.say(request.channelId, request.content);
      return null;
    case 'slash':
      return person.slash(request.channelId, request.line, request.values);
    case 'press':
      return message && person.press(message, { customId: request.customId });
    case 'select':
      return message && person.select(message, request.customId, request.values);
  }
}

async function settle(begin: () => Interaction | null): Promise<Outcome> {
  try {
    await begin()?.answered;
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof InteractionFailed) return { kind: 'failed' };
    if (error instanceof NotPossible) return { kind: 'impossible', why: error.message };
    throw error;
  }
}

/** Suggestions that come too late, or for something that can't be typed, are none. */
async function suggest(
  { person, send }: PaneDesk,
  { ref, channelId, line, values, focused }: Extract<PaneRequest, { kind: 'suggest' }>,
): Promise<void> {
  try {
    const choices = await person.autocomplete(channelId, line, values, focused);
    send({ kind: 'suggestions', ref, choices });
  } catch (error) {
    if (!(error instanceof InteractionFailed || error instanceof NotPossible)) throw error;
    send({ kind: 'suggestions', ref, choices: [] });
  }
}
