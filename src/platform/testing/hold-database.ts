// Opens the database of a data directory and keeps it, for the tests of what ends with a process.
import { openDatabase } from '#platform/database/open.ts';

const [directory = ''] = process.argv.slice(2);
try {
  const { database } = await openDatabase({ DATA_DIR: directory }, 'server');
  const [row] = await database.rows('SELECT pg_backend_pid() AS backend');
  process.once('SIGTERM', () => void database.close());
  console.log(JSON.stringify({ backend: row?.backend }));
} catch (cause) {
  console.log(JSON.stringify({ refused: cause instanceof Error ? cause.message : String(cause) }));
}
