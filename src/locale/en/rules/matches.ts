import type { RulesPage } from '../../rulesPage.ts';

export function matches(): RulesPage {
  return {
    title: 'Matches, rematches and the league',
    text: [
      'A challenge says how many rounds are played, and to whom it goes; if it names nobody, whoever accepts first plays.',
      [
        '- **One round**, and it is decided.',
        '- **Best of three**: the first to win two rounds wins the match, in at most three rounds; draws count for neither. After three, whoever has won more; equal: a draw.',
        '- **Series** of 2 to 9 rounds: all of them are played, and their points are added up; equal totals are a draw.',
      ].join('\n'),
      'Everybody keeps the same side for the whole match, and the other one begins each round. Below the last message of a round either of you begins the **next round** or **ends the match**. A match that is ended so has no winner; its rounds keep their points.',
      '**Rematch**, below the last message of a match: the same two, the same game, and the other one begins. The cards are dealt once both have pressed.',
      '**The league**: every finished round brings its points on this server, once: 5 for the winner; one for each stone owned for the loser, and in a draw for both. A round given up or lost on time before both have laid a card brings none; it counts in its match all the same, and the other has won it. `/leaderboard` shows the months (in UTC), each a season with its champion, the year, and all time.',
    ].join('\n\n'),
  };
}

export function leaving(): RulesPage {
  return {
    title: 'Time, and ways out',
    text: [
      '**The clock**: a challenge may allow each turn 1 hour to 14 days. When the turn is due stands below the board; time in which the bot was not running is given back.',
      [
        '- After three quarters of the time, whoever is up is reminded in the channel, once a turn.',
        '- When it is over, the other may **take the win** by a press. As long as that hasn’t happened, whoever is up can still play.',
        '- After the same time once more, the round ends by itself, lost on time.',
      ].join('\n'),
      '**Resigning** (`/resign`) is possible at any time. Like a loss on time, it loses the round at the stones owned then; before both have laid a card there are no points.',
      '**When the other is gone**: if they have left the server, or their account is gone, your own message (`/hand`) lets you end the round. So it does, where there is no clock, once the other is up and has not moved for 14 days.',
      '**Moderators** can end a round with `/admin end`.',
      'A round that you end so, or a moderator, has no winner and brings no points; its match ends with it.',
      '**A challenge** can be declined by whoever it goes to, and withdrawn by whoever made it; left unanswered, it ends by itself.',
    ].join('\n\n'),
  };
}
