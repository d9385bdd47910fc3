import { benchComputers } from './computers.ts';
import { benchLeague } from './league.ts';
import { benchPlay } from './play.ts';
import { benchPlayers } from './players.ts';
import { benchPlayouts } from './playouts.ts';
import { benchProver } from './prover.ts';
import { benchSolver } from './solver.ts';

/** `npm run bench [name …]`: what is claimed about speed, as ratios within one run. Without names, all of it. */
const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  prover: benchProver,
  playouts: benchPlayouts,
  play: benchPlay,
  league: benchLeague,
  solver: benchSolver,
  players: benchPlayers,
  computers: benchComputers,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
