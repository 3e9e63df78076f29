import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, ReadDatabase, Transaction } from '../database/database.ts';
import { openFileKey, sealFileKey } from '../private-files/seal.ts';
import { encryptedTexts } from './encrypted-texts.table.ts';

/** Who reads or writes an encrypted text needs the data key. */
interface KeyHolder {
  readonly dataKey?: Uint8Array | undefined;
}

function needed({ dataKey }: KeyHolder): Uint8Array {
  if (dataKey === undefined) {
    throw new Error('Encrypted texts are encrypted: this needs dataKey.');
  }
  return dataKey;
}

/** The text as it was kept; undefined when it was encrypted with another data key, or for another row. */
function tryOpen(dataKey: Uint8Array, id: string, sealed: string): string | undefined {
  try {
    return openFileKey(dataKey, id, sealed).toString('utf8');
  } catch {
    return undefined;
  }
}

const seal = (dataKey: Uint8Array, id: string, text: string) =>
  sealFileKey(dataKey, id, Buffer.from(text, 'utf8'));

/** Keeps a text so that only who has the data key can read it: AES-256-GCM, bound to its row. @returns its id */
export async function keepEncryptedText(
  context: KeyHolder & { readonly tx: Transaction; readonly now: Date },
  text: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, sealed: seal(needed(context), id, text), createdAt: context.now };
  await context.tx.insert(encryptedTexts).values(row);
  return id;
}

/** An encrypted text; undefined when it was deleted, or the data key it was encrypted with is lost. */
export async function findEncryptedText(
  context: KeyHolder & { readonly db: ReadDatabase },
  id: string,
): Promise<string | undefined> {
  const [row] = await context.db
    .select({ sealed: encryptedTexts.sealed })
    .from(encryptedTexts)
    .where(eq(encryptedTexts.id, id));
  return row && tryOpen(needed(context), id, row.sealed);
}

/** Whether the data key is the one that encrypted texts are encrypted with, by the newest one; true when there is none. */
export async function fitsEncryptedTexts(db: ReadDatabase, dataKey: Uint8Array): Promise<boolean> {
  const { id, sealed, createdAt } = encryptedTexts;
  const [newest] = await db.select({ id, sealed }).from(encryptedTexts).orderBy(desc(createdAt)).limit(1);
  return newest === undefined || tryOpen(dataKey, newest.id, newest.sealed) !== undefined;
}

/** Deletes encrypted texts for good. */
export async function deleteEncryptedTexts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await tx.delete(encryptedTexts).where(inArray(encryptedTexts.id, [...ids]));
  }
}

/** Encrypts all texts with another data key. It can be repeated. What opens with neither key is left as it is. */
export async function resealTexts(db: Database, from: Uint8Array, to: Uint8Array): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(encryptedTexts).orderBy(asc(encryptedTexts.id)).for('update');
    for (const { id, sealed } of rows) {
      const text = tryOpen(to, id, sealed) === undefined ? tryOpen(from, id, sealed) : undefined;
      if (text !== undefined) {
        await tx
          .update(encryptedTexts)
          .set({ sealed: seal(to, id, text) })
          .where(eq(encryptedTexts.id, id));
      }
    }
  });
}
