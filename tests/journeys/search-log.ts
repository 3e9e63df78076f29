import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutSecrets } from '#platform/logged-error.ts';
import { owner } from './staff-accounts.ts';

/** The file with what the server of a run writes on standard output. */
export const logFile = (port: number): string => join(tmpdir(), `shofor-journeys-${port}.log`);

/** The lines of a log that have a token, a mail address, a telephone number or a password. */
export const loggedLines = (log: string): string[] =>
  log
    .split('\n')
    // Other lines are for the terminal of the one who starts the program.
    .filter((line) => line.startsWith('{'))
    .filter((line) => withoutSecrets(line) !== line || line.includes(owner.password));

/** After all journeys: searches the server's log. @throws with the lines */
export default function searchLog(): void {
  const file = logFile(Number(process.env.JOURNEYS_PORT ?? 4173));
  if (process.env.JOURNEYS_PORT !== undefined || !existsSync(file)) {
    console.log('The log of the server was not searched: it was started by itself.');
    return;
  }
  const log = readFileSync(file, 'utf8');
  const found = loggedLines(log);
  if (found.length > 0) {
    throw new Error(`The log of the journeys tells too much:\n${found.slice(0, 20).join('\n')}`);
  }
  console.log(`The ${log.split('\n').length} lines of the server's log tell of nobody.`);
}
