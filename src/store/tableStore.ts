import type { TableStore } from '../table/ports.ts';
import { commit } from './committing.ts';
import type { Driver } from './database.ts';
import { findTable, hasActed, overdue, playersTables, runningTables, untold } from './finding.ts';
import { open } from './opening.ts';
import { beginTelling, forgetInteractions, moveBoard, moveChannel, told } from './telling.ts';

/** The store of tables on a database; the same code for either driver. */
export function makeTableStore(driver: Driver): TableStore {
  return {
    open: (challenge, interaction) => open(driver, challenge, interaction),
    find: (id) => findTable(driver, id),
    ofPlayer: (guildId, user) => playersTables(driver, guildId, user),
    runningIn: (channelId) => runningTables(driver, channelId),
    commit: (change) => commit(driver, change),
    hasActed: (interaction) => hasActed(driver, interaction),
    beginTelling: (id, version, now, since) => beginTelling(driver, { id, version, now, since }),
    told: (id, version, board) => told(driver, id, version, board),
    moveBoard: (id, board) => moveBoard(driver, id, board),
    moveChannel: (id, channelId) => moveChannel(driver, id, channelId),
    untold: (since) => untold(driver, since),
    overdue: (now) => overdue(driver, now),
    forgetInteractions: (before) => forgetInteractions(driver, before),
  };
}
