import type { RulesPage } from '../../../rulesPage.ts';
import { commands } from '../../commands.ts';
import { solo } from '../../solo.ts';

const { name, options } = commands.gridcannon;

export const onDiscord: RulesPage = {
  title: 'How it is played here',
  text: [
    '`/gridcannon` begins a game, or shows the one that you have running. It lets you choose the variant, the deal, and whether others may watch. From then on everything is a press.',
    'You can have one game in each channel and one in the bot’s direct messages. The daily deal runs beside them.',
    'Cards turn up by themselves. Where only one answer is allowed you are not asked, save for armour while a joker can still be moved.',
    `**${solo.undo}** takes back what turned nothing up: a ploy while a card waits, or a royal’s spot in the setup until you have answered the swap. A card that you have laid stays. After the end nothing is taken back.`,
    '**Giving up** asks once. It counts as lost, and you can begin another game.',
  ].join('\n\n'),
};

export const daily: RulesPage = {
  title: 'Deals, the daily deal and the leaderboard',
  text: [
    'Every deal has a **number**, and the same number means the same cards for everybody.',
    [
      `**The daily deal** (\`/${name} ${options.deal.name}:daily\`) is the same for everybody on one day (in UTC).`,
      '- You have **one try**, wherever you begin it.',
      '- It is played by the standard rules, and only you see it while it runs.',
      '- If it is unfinished at the end of the day, it is lost.',
      '- Its number, and how it could be won, are shown once the day is over.',
    ].join('\n'),
    '**The leaderboard** (`/leaderboard`) shows what games add up to on this server: wins, games, best and mean score, and runs of wins. The daily deals also have tables of their own, for a day too.',
    'Only your **first try** at a deal counts, on the server where you began it; none does once you have seen its line. Games in direct messages count nowhere.',
  ].join('\n\n'),
};
