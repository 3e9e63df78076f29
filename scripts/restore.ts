// npm run restore -- FILE: a backup into an empty DATA_DIR, and an empty database and bucket where DATABASE_URL and
// S3_BUCKET name one.
import { resolve } from 'node:path';
import { restoreBackup } from '#platform/backup/restore.ts';
import { parseConfig } from '#platform/config.ts';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Say which backup: npm run restore -- FILE.tar.gz');
  process.exit(2);
}
try {
  const config = parseConfig(process.env);
  const bucket = config.bucket && (await import('#platform/storage-bucket.ts')).bucketStorage(config.bucket);
  await bucket?.prove();
  const { manifest, deletedAgain, removedAgain } = await restoreBackup(
    resolve(name),
    config,
    resolve('migrations'),
    bucket,
  );
  const { madeAt, tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored the backup of ${madeAt}: ${tables.length} tables with ${rows} rows, ${files.length} files compared.`,
  );
  if (removedAgain > 0) {
    console.log(
      `Enquiries and customers whose personal data was removed after it was made: ${removedAgain}. It is removed again when the program starts.`,
    );
  }
  if (deletedAgain > 0) {
    console.log(`Private files deleted after it was made, which stay deleted: ${deletedAgain}.`);
  }
  if (config.bucket) {
    console.log(`Its files are in the bucket ${config.bucket.name}.`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
