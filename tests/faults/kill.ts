// The long form of the kill tests: node scripts/run.mjs tests/faults/kill.ts [--kills 20] [--seed N]
import { parseArgs } from 'node:util';
import { firstStarts } from './first-start.ts';
import { type Figures, killServer, killWriters } from './kill-rounds.ts';

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = Number(values.kills ?? 20);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
let failed = false;

function report(name: string, figures: Figures): void {
  const { acked, lost, broken, slowestOpening } = figures;
  console.log(
    `${name}: ${figures.kills} kills, ${acked} acknowledged, ${lost.length} lost, ${broken.length} rules broken, whole again within ${slowestOpening} ms`,
  );
  for (const line of [...lost, ...broken]) {
    failed = true;
    console.log(`  ${line}`);
  }
}

console.log(`Seed ${seed}`);
report('Embedded database, while writing', await killWriters({ kills, seed, lives: 2500 }));
report(
  'Embedded database, while it is made and migrated',
  await killWriters({ kills, seed: seed + 1, lives: 3000, fromStart: true }),
);
report(
  'Embedded database, killed under the program',
  await killServer({ kills: Math.ceil(kills / 2), seed: seed + 2, lives: 2000 }),
);
const starts = await firstStarts({ kills: Math.ceil(kills / 2), seed: seed + 3 });
console.log(
  `First start of the built program: ready after ${starts.untilReady} ms with ${starts.pages} pages; after ${starts.kills} kills ready after ${starts.afterKills} ms with ${starts.pagesAfterKills} pages`,
);
failed ||= starts.pages < 100 || starts.pages !== starts.pagesAfterKills;
process.exit(failed ? 1 : 0);
