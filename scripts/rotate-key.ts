// npm run rotate-key: another key for the papers of customers. It is refused while the program runs. DATA_KEY is the new key, or one
// is made in DATA_DIR; OLD_DATA_KEY is the key until now, or the one in DATA_DIR.
import { parseConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import { rotateDataKey } from '#platform/private-files/rotate-key.ts';
import { sealedTables } from '#sealed-tables.ts';

try {
  const config = parseConfig(process.env);
  const { database } = await openDatabase(config, 'rotate-key');
  try {
    const { rewrapped, before, oldKeyAt } = await database.whileStopped(() =>
      rotateDataKey(database.db, config, new Date(), sealedTables),
    );
    console.log(
      `Files whose key is now encrypted with the new key: ${rewrapped}. Files whose key already was: ${before}.`,
    );
    if (oldKeyAt !== undefined) {
      console.log(
        `The old key is kept in ${oldKeyAt}. Backups made until now need it: keep it apart from them.`,
      );
    }
  } finally {
    await database.close();
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
