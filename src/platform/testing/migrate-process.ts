// A process that applies the migrations of a directory and says which ones it applied.
// Tests start several at once: node migrate-process.ts URL DIRECTORY
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';

const [url = '', directory = ''] = process.argv.slice(2);
const database = await openPostgresql(url);
console.log(JSON.stringify(await migrate(database, directory)));
await database.close();
