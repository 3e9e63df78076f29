// Plants one fault after the other and walks until the simulated agency differs from its model. Takes the words of
// some of the faults. Ends with 1 when one isn't found within a long run.
import { spawnSync } from 'node:child_process';
import { plantedFaults } from '../selling/agency/planted-faults.data.ts';

const parameters = process.argv.slice(2);
const words = parameters.filter((each) => !each.startsWith('--'));
const names = Object.keys(plantedFaults).filter((name) => words.every((word) => name.includes(word)));

const outcomes: string[] = [];
for (const name of names) {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', 'tests/selling/agency/agency.test.ts', '--maxWorkers=1', '--testTimeout=7200000', '--no-color'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        AGENCY_STEPS: '5000',
        ...process.env,
        PLANTED_FAULT: name,
      },
    },
  );
  const found = /Seed \d+, step \d+ \([^)]*\): .*/.exec(`${stdout}${stderr}`)?.[0].slice(0, 200);
  outcomes.push(status !== 0 && found !== undefined ? `found   ${name}: ${found}` : `MISSED  ${name}`);
  console.log(outcomes.at(-1));
}
process.exit(outcomes.some((each) => each.startsWith('MISSED')) || names.length === 0 ? 1 : 0);
