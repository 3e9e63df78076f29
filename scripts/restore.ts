// npm run restore -- FILE: a backup into an empty DATA_DIR, and an empty database where DATABASE_URL names one.
import { resolve } from 'node:path';
import { restoreBackup } from '#platform/backup/restore.ts';
import { readConfig } from '#platform/config.ts';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Say what from: npm run restore -- FILE.tar.gz');
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const { madeAt, tables, files } = await restoreBackup(resolve(name), config, resolve('migrations'));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored the backup of ${madeAt}: ${tables.length} tables with ${rows} rows, ${files.length} files compared.`,
  );
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
