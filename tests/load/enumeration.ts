// node tests/load/enumeration.ts [samples]: whether the built-in provider's answers tell by their time which addresses
// have an account. Prints the area under the ROC curve: 0.5 tells nothing, 1 tells all; the aim is 0.55.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilt } from './built-program.ts';
import { printTable } from './table.ts';

const samples = Number(process.argv[2] ?? 300);
const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

/** How often a time of the one kind is longer than one of the other; half for a tie. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0;
  for (const one of known) {
    for (const other of unknown) {
      longer += one > other ? 1 : one === other ? 0.5 : 0;
    }
  }
  return longer / (known.length * unknown.length);
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const directory = await mkdtemp(join(tmpdir(), 'shofor-enumeration-'));
const program = await startBuilt({ DATA_DIR: directory, SEED: 'none', TRUSTED_PROXIES: '1' });
let visitors = 0;

/** One call, each from a visitor of its own as far as the limits go. @returns its time in ms and its answer. */
async function call(path: string, body: unknown): Promise<{ ms: number; text: string }> {
  visitors += 1;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const started = performance.now();
  const response = await fetch(`${program.url}${accounts}:${path}?key=shofor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { ms: performance.now() - started, text: `${response.status} ${text}` };
}

const kinds = {
  'sign-in': (email: string) => call('signInWithPassword', { email, password: 'not the right one' }),
  reset: (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
};

try {
  for (let index = 0; index < samples; index += 1) {
    await call('signUp', { email: `known${index}@example.com`, password: 'correct horse' });
  }
  const rows: string[][] = [];
  for (const [name, request] of Object.entries(kinds)) {
    const known: number[] = [];
    const unknown: number[] = [];
    const responses = new Set<string>();
    for (let index = 0; index < samples; index += 1) {
      // In turns, and every other time the other way round: what the machine does meanwhile hits both alike.
      for (const has of index % 2 === 0 ? [true, false] : [false, true]) {
        const email = `${has ? 'known' : 'nobdy'}${index}@example.com`;
        const { ms, text } = await request(email);
        (has ? known : unknown).push(ms);
        responses.add(text.replaceAll(email, 'ADDRESS'));
      }
    }
    const told = auc(known, unknown);
    rows.push([
      name,
      String(samples),
      median(known).toFixed(1),
      median(unknown).toFixed(1),
      Math.max(told, 1 - told).toFixed(3),
      String(responses.size),
    ]);
  }
  printTable(['call', 'samples', 'known ms', 'unknown ms', 'AUC', 'different answers'], rows);
} finally {
  await program.stop();
  await rm(directory, { recursive: true, force: true });
}
