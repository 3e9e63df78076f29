import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { identifyingTokens } from '#platform/mail/mail.rules.ts';
import { opensAccount } from '#platform/messages/messages.rules.ts';
import { makeFileKey, openFileKey, sealFileKey } from '#platform/private-files/seal.ts';
import { markOf, openText, sealText } from '#platform/sealed-columns/seal-text.ts';
import { takenOf } from './catalogue.data.ts';

/** A row by its columns, as PostgreSQL writes it in JSON. */
export const row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof row>;

/** Tables whose rows are not taken as they are stored: the others are handed on to the letter. */
export const isChanged = (table: string): boolean =>
  takenOf(table)?.sealed !== undefined || takenOf(table)?.without !== undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a lost key has sealed is lost. A link’s token becomes another one: no two rows have the same. */
const lost = (column: string) => (column.endsWith('token') ? randomBytes(24).toString('base64url') : '');

function openEncrypted({ id, sealed }: Row, dataKey: Uint8Array): string {
  try {
    return openFileKey(dataKey, textOf(id), textOf(sealed)).toString('utf8');
  } catch {
    return '';
  }
}

/** A row as it goes along: what is sealed is plain. Of letters whose link opens an account the text stays. */
export function openRow(table: string, stored: Row, dataKey: Uint8Array): Row {
  if (table === 'encrypted_texts') {
    return { ...stored, sealed: openEncrypted(stored, dataKey) };
  }
  const opened = { ...stored };
  const isSecret = table === 'messages' && opensAccount(textOf(stored.event));
  for (const column of takenOf(table)?.sealed ?? []) {
    const value = stored[column];
    if (typeof value === 'string') {
      opened[column] = isSecret ? '' : (openText(value) ?? lost(column));
    }
  }
  return opened;
}

/** Colleagues come without the right to anything: they are invited again, under the same name. */
const incoming = (user: Row): Row =>
  user.role === 'customer' ? user : { ...user, role: 'customer', email_verified: false };

/** What never went elsewhere isn’t sent from here: the other office may still do it. */
const stopped = (message: Row): Row =>
  message.state === 'waiting' ? { ...message, state: 'stopped' } : message;

/** A row as it is stored here: what was sealed is sealed with the key of this process. */
export function closeRow(table: string, given: Row, dataKey: Uint8Array): Row {
  const { sealed = [], without = {} } = takenOf(table) ?? {};
  const closed: Row = { ...without, ...given };
  if (table === 'encrypted_texts') {
    const id = textOf(given.id);
    return { ...closed, sealed: sealFileKey(dataKey, id, Buffer.from(textOf(given.sealed))) };
  }
  for (const column of sealed) {
    const value = given[column];
    if (typeof value === 'string') {
      closed[column] = sealText(value);
    }
  }
  if (table === 'messages') {
    const marks = identifyingTokens(textOf(given.text)).map((word) => markOf(word));
    return stopped({ ...closed, marks });
  }
  return table === 'users' ? incoming(closed) : closed;
}

/** A file’s key of its own, and the row with it. */
export function withNewKey(file: Row, dataKey: Uint8Array): { readonly key: Buffer; readonly row: Row } {
  const { key, sealedKey } = makeFileKey(dataKey, textOf(file.id));
  return { key, row: { ...file, sealed_key: sealedKey } };
}
