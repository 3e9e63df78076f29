import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../../error-code.ts';
import { cannotUse } from '../cannot-use.ts';
import { serverMajor } from './server-files.ts';

/** The version of PostgreSQL that made a directory; undefined where none has. @throws Error in words when it can't be read */
const versionIn = (data: string): Promise<string | undefined> =>
  readFile(join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (cause: unknown) => {
      if (hasErrorCode(cause, 'ENOENT')) {
        return undefined;
      }
      throw cannotUse(data, cause);
    },
  );

/** Two commands, whatever is in there: the version that made it reads it. A backup holds neither the key nor what was deleted. */
const bringItOver = (directory: string) =>
  `It was not touched. Bring it over with two commands. With the version of the program that you used before: "npm run backup -- shofor.tar.gz" (DATA_DIR=${directory}). Then with this version, and another DATA_DIR, empty but for copies of data.key and deleted if this one has them: "npm run restore -- shofor.tar.gz".`;

/**
 * Refuses data that the packaged server can't read.
 * @param directory DATA_DIR, with the data of the embedded server in `data`
 * @returns whether there is data that it can read
 * @throws Error that says with which commands the data can be brought over
 */
export async function findReadableData(directory: string, data: string): Promise<boolean> {
  const version = await versionIn(data);
  if (version === serverMajor) {
    return true;
  }
  if (version !== undefined) {
    throw new Error(
      `${data} was made by PostgreSQL ${version}, and this version of the program brings PostgreSQL ${serverMajor}. ${bringItOver(directory)}`,
    );
  }
  if ((await versionIn(join(directory, 'database'))) !== undefined) {
    throw new Error(
      `${directory} holds the embedded database of an earlier version of the program. ${bringItOver(directory)}`,
    );
  }
  return false;
}
