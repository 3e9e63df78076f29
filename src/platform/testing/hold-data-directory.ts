// A process that takes a data directory, says so in one line, and stays until it is killed.
// Tests start it: node hold-data-directory.ts DIRECTORY PURPOSE
import { lockDataDirectory } from '../database/data-lock.ts';

const [directory = '', purpose = 'test'] = process.argv.slice(2);
try {
  await lockDataDirectory(directory, purpose);
  console.log('held');
  setInterval(() => {}, 60_000);
} catch (cause) {
  console.log(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
