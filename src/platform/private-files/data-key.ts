import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/** The name of the key's file in DATA_DIR. */
export const dataKeyFile = 'data.key';

/** A key as it is written: 64 hexadecimal digits, or base64 of 32 bytes. @throws an Error that names the variable */
export function readDataKey(written: string): Buffer {
  const text = written.trim();
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== keyBytes) {
    throw new Error(
      'DATA_KEY: it has 32 bytes, as 64 hexadecimal digits or in base64 (openssl rand -hex 32).',
    );
  }
  return key;
}

/**
 * The key with which the keys of private files are encrypted: DATA_KEY, or a file in DATA_DIR that is made at the first
 * start and that only the program's own user can read. Who loses it has lost the files.
 */
export async function openDataKey({
  DATA_KEY,
  DATA_DIR,
}: {
  readonly DATA_KEY?: string | undefined;
  readonly DATA_DIR: string;
}): Promise<Buffer> {
  if (DATA_KEY !== undefined) {
    return readDataKey(DATA_KEY);
  }
  const path = join(DATA_DIR, dataKeyFile);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    return readDataKey(known);
  }
  await mkdir(DATA_DIR, { recursive: true });
  // It appears whole or not at all, and of two processes that make one the first wins.
  const making = `${path}.${crypto.randomUUID()}`;
  const file = await open(making, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(keyBytes).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(making, path).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) {
      throw cause;
    }
  });
  await rm(making);
  return readDataKey(await readFile(path, 'utf8'));
}
