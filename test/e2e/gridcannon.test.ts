import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatorFrom } from '../engine/games.ts';
import { publicMessages } from './duel.ts';
import { embeddedGround, postgresGround } from './ground.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';
import {
  beginSolo,
  byChance,
  gridOn,
  isOverOn,
  offersOn,
  playSolo,
  pressed,
  settled,
  soloButton,
  told,
  versionOn,
} from './solo.ts';

const DEAL = 'Deal';

describe('whole games of Gridcannon', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(postgresGround);
  });
  afterAll(() => scene.close());

  it.each([
    ['standard', 'en-US'],
    ['empty-centre', 'de'],
  ] as const)('is played to its end by presses alone: %s', async (variant, locale) => {
    const room = openRoom(scene);
    room.anna.speak(locale);
    const board = await beginSolo(room, room.anna, { variant });
    expect(board.ephemeral).toBe(false);
    const end = await playSolo(room, room.anna, board, byChance, generatorFrom(7));
    const final = await settled(room, room.anna, end);
    expect(final.text).toMatch(locale === 'de' ? /Verloren|Gewonnen/ : /Lost|Won/);
    expect(final.text).toMatch(/won with|won without|zu gewinnen/);
    // All of it happened in one message that everybody sees.
    expect(publicMessages(room)).toHaveLength(1);
    const line = await told(room.anna.press(final, soloButton(final, 'gridLine')));
    expect(line.text).toMatch(locale === 'de' ? /Ein Weg zum Sieg/ : /A winning line/);
  });
});

describe('a game of Gridcannon', () => {
  let scene: Scene;
  let room: Room;
  beforeAll(async () => {
    scene = await openScene(embeddedGround);
  });
  afterAll(() => scene.close());

  const open = (): Room => {
    room = openRoom(scene);
    return room;
  };

  it('is shown again by /gridcannon, and the board before it says so', async () => {
    const { anna } = open();
    const first = await beginSolo(room, anna, { deal: '12' });
    const again = await beginSolo(room, anna, {});
    expect(again.id).not.toBe(first.id);
    expect(again.text).toContain('deal 12');
    const before = await scene.standIn.until(
      () => (anna.look(first).buttons.length === 0 ? anna.look(first) : undefined),
      'the old board without buttons',
    );
    expect(before.text).toMatch(/newer message/);
  });

  it('is what /rules is about then', async () => {
    const { anna, ben, channel } = open();
    await beginSolo(room, anna);
    expect((await told(anna.slash(channel, 'rules'))).text).toContain('Gridcannon');
    expect((await told(ben.slash(channel, 'rules'))).text).toContain('Border Stones');
  });

  it('needs no permission of the bot in the channel', async () => {
    const { anna, channel, standIn } = open();
    for (const permission of ['ViewChannel', 'SendMessages', 'ReadMessageHistory'] as const)
      standIn.deny(channel, 'bot', permission);
    const board = await beginSolo(room, anna);
    const end = await playSolo(room, anna, board, byChance, generatorFrom(15));
    expect(isOverOn(end)).toBe(true);
    const next = await beginSolo(room, anna);
    expect(next.id).not.toBe(board.id);
  });

  it('stays where another deal is asked for, and says why', async () => {
    const { anna } = open();
    await beginSolo(room, anna, { deal: '12' });
    const again = await beginSolo(room, anna, { deal: '13' });
    expect(again.text).toContain('deal 12');
    expect(again.text).toMatch(/still running here/);
  });

  it('is its player’s alone to play, and others can watch', async () => {
    const { anna, ben, channel } = open();
    const board = await beginSolo(room, anna);
    expect(ben.sees(channel).map(({ id }) => id)).toContain(board.id);
    const refused = await told(ben.press(board, byChance(board, generatorFrom(1))));
    expect(refused.text).toMatch(/gridcannon/);
    expect(anna.look(board).text).toBe(board.text);
  });

  it('is seen by its player alone where that was wished', async () => {
    const { anna, ben, channel } = open();
    const board = await beginSolo(room, anna, { visible: 'private' });
    expect(board.ephemeral).toBe(true);
    await playSolo(room, anna, board, byChance, generatorFrom(3));
    expect(ben.sees(channel)).toEqual([]);
  });

  it('has the same cards for everybody with the same number', async () => {
    const { anna, ben } = open();
    const boards = await Promise.all([anna, ben].map((person) => beginSolo(room, person, { deal: '4711' })));
    const [annas, bens] = boards.map(gridOn);
    expect(annas).toBe(bens);
  });

  it('goes on after a press on an old board, which acts no second time', async () => {
    const { anna } = open();
    const first = await beginSolo(room, anna);
    const pick = byChance(first, generatorFrom(1));
    const second = await pressed(room, anna, first, pick);
    await anna.raw(first, pick).answered;
    await anna.raw(first, pick).answered;
    expect(versionOn(anna.look(first))).toBe(versionOn(second));
  });

  it('acts once where the same button is pressed many times at once', async () => {
    const { anna } = open();
    const board = await beginSolo(room, anna);
    const pick = soloButton(board, 'gridAct');
    await Promise.all(Array.from({ length: 8 }, () => anna.raw(board, pick).answered));
    expect(versionOn(anna.look(board))).toBe(versionOn(board) + 1);
  });

  it('is given up after one question, and the place is free again', async () => {
    const { anna } = open();
    const board = await beginSolo(room, anna, { deal: '99' });
    const giveUp = board.buttons.find(({ label }) => label === 'Give up');
    const asked = await pressed(room, anna, board, { customId: giveUp?.customId ?? '' });
    expect(asked.text).toMatch(/counts as lost/);
    const yes = asked.buttons.find(({ label }) => label === 'Yes, give up');
    const final = await pressed(room, anna, asked, { customId: yes?.customId ?? '' });
    expect(isOverOn(final)).toBe(true);
    const next = await beginSolo(room, anna, { deal: '100' });
    expect(next.text).toContain('deal 100');
  });

  it('can be taken back where nothing was turned up', async () => {
    const { anna } = open();
    // The deal with this number begins with a royal to be placed.
    for (let deal = 1; deal < 40; deal++) {
      const board = await beginSolo(room, anna, { deal: String(deal), visible: 'private' });
      const [offer] = offersOn(board);
      if (offer?.kind === 'gridAct' && offer.action.type === 'royal') {
        const placed = await pressed(room, anna, board, soloButton(board, 'gridAct'));
        const back = await pressed(room, anna, placed, soloButton(placed, 'gridUndo'));
        expect(gridOn(back)).toBe(gridOn(board));
        return;
      }
      const asked = await pressed(room, anna, board, {
        customId: board.buttons.find(({ label }) => label === 'Give up')?.customId ?? '',
      });
      await pressed(room, anna, asked, {
        customId: asked.buttons.find(({ label }) => label === 'Yes, give up')?.customId ?? '',
      });
    }
    throw new Error('No deal begins with a royal.');
  });

  it('is played in the bot’s direct messages', async () => {
    const { anna, standIn } = open();
    const channel = anna.openDm();
    const board = await beginSolo({ standIn, channel }, anna);
    const final = await playSolo({ standIn, channel }, anna, board, byChance, generatorFrom(5));
    expect(final.text).toMatch(/Lost|Won/);
  });

  it('refuses what is no deal, and says what is', async () => {
    const { anna, channel } = open();
    for (const deal of ['0', '-1', 'yesterday', '1000000000000', '1.5']) {
      const refused = await told(anna.slash(channel, 'gridcannon', { deal }));
      expect(refused.text).toMatch(/whole number/);
    }
  });

  it('suggests the daily deal and the number that is typed', async () => {
    const { anna, channel } = open();
    const values = async (typed: string) =>
      (await anna.autocomplete(channel, 'gridcannon', { deal: typed }, 'deal')).map(({ value }) => value);
    expect(await values('')).toEqual(['daily']);
    expect(await values('77')).toEqual(['77']);
    expect(await values('dai')).toEqual(['daily']);
  });

  it('never paints over another message, whichever button is forged onto it', async () => {
    const { anna, ben } = open();
    const [annas, bens] = [await beginSolo(room, anna), await beginSolo(room, ben)];
    const [offer] = offersOn(bens);
    if (offer === undefined) throw new Error('Nothing can be done.');
    await told(ben.raw(annas, { customId: `gridMode.${offer.solo}.0.deal` }));
    await told(ben.raw(annas, { customId: `gridAct.${offer.solo}.0.resign` }));
    expect(anna.look(annas)).toEqual(annas);
  });

  it('doesn’t count for who has seen its line, which nobody sees of the deal they play', async () => {
    const { anna, ben } = open();
    const giveUp = async (person: typeof anna, board: Awaited<ReturnType<typeof beginSolo>>) => {
      const [offer] = offersOn(board);
      if (offer === undefined) throw new Error('Nothing can be done.');
      await person.raw(board, { customId: `gridAct.${offer.solo}.${versionOn(board)}.resign` }).answered;
      return settled(room, person, person.look(board));
    };
    const final = await giveUp(anna, await beginSolo(room, anna, { deal: '321' }));
    const board = await beginSolo(room, ben, { deal: '321' });
    expect(board.text).not.toContain('doesn’t count');
    const refused = await told(ben.press(final, soloButton(final, 'gridLine')));
    expect(refused.text).toMatch(/playing this deal just now/);
    const next = await giveUp(anna, await beginSolo(room, anna, { deal: '322' }));
    await told(ben.press(next, soloButton(next, 'gridLine')));
    await giveUp(ben, board);
    expect((await beginSolo(room, ben, { deal: '322' })).text).toMatch(/doesn’t count/);
  });

  it('answers an edited button with a sentence, and changes nothing', async () => {
    const { anna } = open();
    const board = await beginSolo(room, anna);
    for (const customId of [
      'gridAct.999999.0.place 4',
      'gridAct.1.0.place 0',
      'gridAct.1.0.fire 4',
      'gridLine.999999.0',
      'gridSame.999999999999999',
      'gridAct.999999999999999.0.place 4',
      'gridUndo.1.x',
    ]) {
      const answer = await told(anna.raw(board, { customId }));
      expect(answer.text.length).toBeGreaterThan(5);
    }
    const [act] = offersOn(board);
    if (act?.kind !== 'gridAct') throw new Error('Nothing can be done.');
    // Not possible now, though it is an action: the board says so.
    await anna.raw(board, { customId: `gridAct.${act.solo}.${act.version}.armour T1` }).answered;
    expect(versionOn(anna.look(board))).toBe(versionOn(board));
  });

  describe('of the day', () => {
    it('is one try a person everywhere, seen by that person alone, and has no number', async () => {
      const room = openRoom(scene);
      const elsewhere = openRoom(scene);
      const { anna, ben } = room;
      const board = await beginSolo(room, anna, {
        deal: 'daily',
        variant: 'empty-centre',
        visible: 'public',
      });
      expect(board.ephemeral).toBe(true);
      expect(board.text).not.toContain('deal 1');
      const bens = await beginSolo(room, ben, { deal: 'daily' });
      expect(gridOn(bens)).toBe(gridOn(board));
      // Beside it another game may run.
      await beginSolo(room, anna);
      const there = await beginSolo(elsewhere, anna, { deal: 'daily' });
      const end = await playSolo(elsewhere, anna, there, byChance, generatorFrom(9));
      expect(end.text).not.toContain(DEAL);
      expect(end.buttons.map(({ label }) => label)).not.toContain('Same deal again');
      const again = await beginSolo(room, anna, { deal: 'daily' });
      expect(isOverOn(again)).toBe(true);
      const tomorrow = await told(anna.press(again, soloButton(again, 'gridLine')));
      expect(tomorrow.text).toMatch(/\(UTC\) is over/);
      const secret = await told(
        anna.raw(again, {
          customId: soloButton(again, 'gridShare').customId.replace('gridShare', 'gridSame'),
        }),
      );
      expect(secret.text).not.toContain('```');
      expect(
        room.standIn.world.messages[room.channel.id]?.some(({ content }) =>
          /[0-9]{10}/.test(content.replaceAll(/<@\d+>/g, '')),
        ),
      ).toBe(false);
    });
  });
});
