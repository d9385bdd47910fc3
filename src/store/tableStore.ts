import type { TableStore } from '../table/ports.ts';
import { commit } from './committing.ts';
import type { Driver } from './database.ts';
import { boardsToRepaint, clocksDue, overdue, untold } from './due.ts';
import { endedTables, findTable, lastStarter, nextOf, playersTables, runningTables } from './finding.ts';
import { beat } from './heartbeat.ts';
import { hasActed } from './interacting.ts';
import { moveBoard, told } from './liveBoard.ts';
import { beginNotice, noticed } from './noticing.ts';
import { open } from './opening.ts';
import { beginTelling, forgetInteractions, moveChannel, repainted } from './telling.ts';

/** The store of tables on a database; the same code for either driver. */
export function makeTableStore(driver: Driver): TableStore {
  return {
    open: (challenge, interaction, start) => open(driver, challenge, interaction, start),
    find: (id) => findTable(driver, id),
    ofPlayer: (guildId, user) => playersTables(driver, guildId, user),
    runningIn: (channelId) => runningTables(driver, channelId),
    endedOf: (guildId, user, most) => endedTables(driver, guildId, user, most),
    lastStarter: (guildId, one, other) => lastStarter(driver, guildId, one, other),
    nextOf: (id) => nextOf(driver, id),
    commit: (change) => commit(driver, change),
    hasActed: (interaction) => hasActed(driver, interaction),
    beginTelling: (id, version, now, since) => beginTelling(driver, { id, version, now, since }),
    told: (id, version, board) => told(driver, id, version, board),
    moveBoard: (id, board) => moveBoard(driver, id, board),
    moveChannel: (id, channelId) => moveChannel(driver, id, channelId),
    untold: (since) => untold(driver, since),
    overdue: (now) => overdue(driver, now),
    clocksDue: (now) => clocksDue(driver, now),
    beginNotice: (id, timing, now, since) => beginNotice(driver, { id, timing, now, since }),
    noticed: (id, spoken, then) => noticed(driver, id, spoken, then),
    beat: (now, patience) => beat(driver, now, patience),
    boardsToRepaint: () => boardsToRepaint(driver),
    repainted: (id) => repainted(driver, id),
    forgetInteractions: (before) => forgetInteractions(driver, before),
  };
}
