import type { LocaleCode, SeenMessage, StandIn } from '../index.ts';
import type { SceneState } from '../web/protocol.ts';
import { beginAlone, pressOn, untilSearched } from './alone.ts';
import { claimAll, claimNothing, offeredClaims, playOn, type Manner } from './playing.ts';
import { accept, challenge, deal, dismissAllBut, move, standing, type Table } from './table.ts';

type Scene = (table: Table) => Promise<void>;

const EARLY = 8;
const MIDDLE = 26;
const never = (): boolean => false;

/** Stops when Anna is up and so many turns have been taken. */
function annasTurn({ anna }: Table, after: number): Manner['until'] {
  return (turn, { id }) => turn >= after && id === anna.id;
}

/** Scenes by name: each plays itself up to a position, by what people could type and press themselves. */
const byName: Readonly<Record<string, Scene>> = {
  /** Anna has challenged Ben, who hasn't answered. */
  async challenge(table) {
    await challenge(table);
  },

  /** The cards are dealt; Ben, who accepted, has his hand before him. */
  dealt: (table) => deal(table),

  /** Some turns in, Anna looks at her hand and has picked a card. */
  async hand(table) {
    await deal(table);
    await playOn(table, { until: annasTurn(table, EARLY), claiming: claimAll });
    const hand = await table.anna.slash(table.room, 'hand').shows();
    const card = hand.buttons.find(({ customId }) => customId.startsWith('pick.'));
    if (card) await table.anna.press(hand, { customId: card.customId }).answered;
  },

  /** The middle of a duel; should one end before, they play another. */
  async 'mid-game'(table) {
    do {
      await deal(table);
      await playOn(table, { until: annasTurn(table, MIDDLE), claiming: claimAll });
    } while (standing(table).kind === 'over');
  },

  /** The same with the other deck, the stones that can be claimed being marked. */
  async 'schotten-totten'(table) {
    await deal(table, { game: 'schotten-totten-online' });
    await playOn(table, { until: annasTurn(table, MIDDLE), claiming: claimNothing });
  },

  /** Somebody claimed a stone without having proof. */
  'claim-refused': (table) => playToClaim(table, 'refused'),

  /** Somebody claimed a stone and was right. */
  'claim-taken': (table) => playToClaim(table, 'taken'),

  /** Anna asks why a stone isn't hers. */
  async why(table) {
    await deal(table, { help: 'on' });
    await playOn(table, { until: annasTurn(table, MIDDLE), claiming: claimNothing });
    const [stone] = await table.anna.autocomplete(table.room, 'why', { stone: '' }, 'stone');
    if (stone) await table.anna.slash(table.room, 'why', { stone: stone.value }).shows();
  },

  /** Anna reads how it is played. */
  async rules(table) {
    await table.anna.slash(table.room, 'rules').shows();
  },

  /** A whole duel, to its last message. */
  async final(table) {
    await deal(table);
    await playOn(table, { until: never, claiming: claimAll });
    clearPrivate(table);
  },

  /** Anna plays alone: a shot would fell a royal. */
  async gridcannon(table) {
    const hasShot = ({ buttons }: SeenMessage): boolean =>
      buttons.some(({ label, emoji }) => `${emoji}${label}`.includes('💥'));
    await pressOn(table, await beginAlone(table, { deal: '4712' }), hasShot);
  },

  /** Another game at its end, once it is known what could have been made of its deal. */
  async 'gridcannon-final'(table) {
    const end = await pressOn(table, await beginAlone(table, { deal: '4711' }), never);
    await untilSearched(table, end);
  },

  /** A duel in a thread of its own. */
  thread: async (table) => accept(table, await challenge(table, { thread: 'on' })),
};

/** The names of all scenes. */
export const scenes: readonly string[] = Object.keys(byName);

/** Plays on until a claim comes out as wished: with a stone more, or without. */
async function playToClaim(table: Table, wished: 'taken' | 'refused'): Promise<void> {
  await deal(table);
  await playOn(table, {
    until: never,
    claiming: async (_table, player, hand) => {
      let before = hand;
      for (const stone of offeredClaims(hand)) {
        const after = await move(table, player, 'claim', { stone });
        const verdict = ownedStones(after) > ownedStones(before) ? 'taken' : 'refused';
        if (verdict === wished) return 'stop';
        before = after;
      }
      return 'go on';
    },
  });
  clearPrivate(table);
}

/** Both dismiss what only they see, so that what everybody sees stands last. */
function clearPrivate(table: Table): void {
  for (const player of [table.anna, table.ben]) dismissAllBut(table, player, null);
}

/** How many stones are owned, by the flags on a board. */
function ownedStones({ content }: SeenMessage): number {
  return content.split('🚩').length - 1;
}

/** Plays a scene in a room of its own that has its name; the one of the last time is cleared away. */
export async function playScene(
  discord: StandIn,
  name: string,
  locale: LocaleCode,
  tell: (scene: SceneState) => void,
): Promise<void> {
  const scene = byName[name];
  if (!scene) {
    tell({ kind: 'broken', why: `There is no scene ${name}; there are: ${scenes.join(', ')}.` });
    return;
  }
  await discord.command('challenge', 60_000);
  for (const old of discord.world.channels.filter((one) => one.name === name)) discord.deleteChannel(old);
  const room = discord.addChannel(name);
  const table = { discord, room, anna: discord.person('anna'), ben: discord.person('ben') };
  for (const person of [table.anna, table.ben]) {
    // Whoever was sent away by a switch comes back to play.
    person.restoreAccount();
    person.join();
    person.speak(locale);
  }
  tell({ kind: 'playing', roomId: room.id });
  try {
    await scene(table);
    tell({ kind: 'ready', roomId: room.id });
  } catch (error) {
    tell({ kind: 'broken', why: error instanceof Error ? error.message : 'The scene broke off.' });
  }
}
