// npm run backup -- FILE: database and files, from the disk or the bucket, into one .tar.gz, also while the program runs.
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { verifyBackup } from '#platform/backup/verify.ts';
import { type Config, parseConfig } from '#platform/config.ts';
import { sendToHolder } from '#platform/database/data-lock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { log } from '#platform/log.ts';
import { openStorage } from '#platform/storage-open.ts';
import { backUp } from '../src/backup.ts';

/** Requests the backup from the process that holds the data directory, or opens the database itself. */
async function write(path: string, config: Config): Promise<void> {
  const sink = createWriteStream(path, { mode: 0o600 });
  const serving =
    config.DATABASE_URL === undefined
      ? await sendToHolder(config.DATA_DIR, { command: 'backup' }, 30_000)
      : undefined;
  if (serving) {
    await pipeline(serving.socket, sink);
    return;
  }
  const { database } = await openDatabase(config, 'backup');
  try {
    await backUp(database, await openStorage(config, log(config.LOG_LEVEL)), sink);
  } finally {
    await database.close();
  }
}

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Say where to: npm run backup -- FILE.tar.gz');
  process.exit(2);
}
const file = resolve(name);
const unfinished = `${file}.part`;
try {
  const config = parseConfig(process.env);
  await write(unfinished, config);
  const { tables, files, missing } = await verifyBackup(unfinished);
  const handle = await open(unfinished, 'r');
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = files.filter(({ path }) => !path.startsWith('database/')).length;
  const size = ((await stat(file)).size / 1024 / 1024).toFixed(1);
  console.log(
    `${file}: ${tables.length} tables with ${rows} rows, ${pictures} ${pictures === 1 ? 'file' : 'files'}, ${size} MB. Verified.`,
  );
  if (config.bucket) {
    console.log(`It holds the files of the bucket ${config.bucket.name} too.`);
  }
  if (missing.length > 0) {
    console.error(
      `Files that the storage did not have: ${missing.length}. The first: ${missing.slice(0, 5).join(', ')}`,
    );
  }
} catch (cause) {
  await rm(unfinished, { force: true });
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
