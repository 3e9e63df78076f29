import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode } from '../error-code.ts';
import { giveToOwnerOfFolder, makeFolder } from '../owner.ts';

const keyBytes = 32;

/** The name of the key's file in DATA_DIR. */
export const dataKeyFile = 'data.key';

/**
 * A key as it is written: 64 hexadecimal digits, or base64 of 32 bytes.
 * @param name The variable that it comes from.
 * @throws an Error that names the variable
 */
export function parseDataKey(written: string, name = 'DATA_KEY'): Buffer {
  const text = written.trim();
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== keyBytes) {
    throw new Error(
      `${name}: it must have 32 bytes, as 64 hexadecimal digits or in base64 (openssl rand -hex 32).`,
    );
  }
  return key;
}

/** The key in a file; undefined when there is no such file. */
export async function findKeyFile(path: string): Promise<Buffer | undefined> {
  try {
    return parseDataKey(await readFile(path, 'utf8'), path);
  } catch (cause) {
    if (hasErrorCode(cause, 'ENOENT')) {
      return undefined;
    }
    throw cause;
  }
}

/** The key in a file, which is made if it isn't there, for the program's own user alone. */
export async function openKeyFile(path: string): Promise<Buffer> {
  const known = await findKeyFile(path);
  if (known !== undefined) {
    return known;
  }
  await makeFolder(dirname(path));
  // It appears whole or not at all, and of two processes that make one the first wins.
  const making = `${path}.${crypto.randomUUID()}`;
  const file = await open(making, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(keyBytes).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await giveToOwnerOfFolder(making);
  await link(making, path).catch((cause: unknown) => {
    if (!hasErrorCode(cause, 'EEXIST')) {
      throw cause;
    }
  });
  await rm(making);
  return parseDataKey(await readFile(path, 'utf8'), path);
}

/**
 * The key with which the keys of private files are encrypted: DATA_KEY, or a file in DATA_DIR that is made at the first
 * start. Who loses it has lost the files.
 */
export async function openDataKey({
  DATA_KEY,
  DATA_DIR,
}: {
  readonly DATA_KEY?: string | undefined;
  readonly DATA_DIR: string;
}): Promise<Buffer> {
  return DATA_KEY === undefined ? openKeyFile(join(DATA_DIR, dataKeyFile)) : parseDataKey(DATA_KEY);
}
