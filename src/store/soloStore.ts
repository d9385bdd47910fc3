import type { SoloStore } from '../table/solo/ports.ts';
import type { Driver } from './database.ts';
import { hasActed } from './interacting.ts';
import { begin } from './soloBeginning.ts';
import { commitSolo, moveSoloBoard } from './soloCommitting.ts';
import { daily, dayOf, keepSolution, setDaily, solution, noteSeen } from './soloDeals.ts';
import { dailyTry, findSolo, runningSolo, unfinishedDailies } from './soloFinding.ts';

/** The store of games alone on a database; the same code for either driver. */
export function makeSoloStore(driver: Driver): SoloStore {
  return {
    begin: (solo, first, interaction) => begin(driver, solo, first, interaction),
    find: (id) => findSolo(driver, id),
    running: (player, channelId) => runningSolo(driver, player, channelId),
    dailyTry: (player, day) => dailyTry(driver, player, day),
    commit: (change) => commitSolo(driver, change),
    hasActed: (interaction) => hasActed(driver, interaction),
    moveBoard: (id, posted) => moveSoloBoard(driver, id, posted),
    unfinishedDailies: (day) => unfinishedDailies(driver, day),
    daily: (day) => daily(driver, day),
    setDaily: (wanted) => setDaily(driver, wanted),
    dayOf: (deal) => dayOf(driver, deal),
    noteSeen: (player, deal) => noteSeen(driver, player, deal),
    solution: (variant, deal) => solution(driver, variant, deal),
    keepSolution: (variant, deal, found) => keepSolution(driver, variant, deal, found),
  };
}
