import { createDecipheriv } from 'node:crypto';
import { openTextBy } from '#platform/sealed-columns/seal-text.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import type { Instance } from './everything-world.ts';

/**
 * What the judge doesn’t compare: what stays by intention, and what is encrypted by another key. It is written beside the
 * catalogue of the program and not from it.
 */
const stays = new Set(
  `arriving_pieces bkash_tokens everything_exports find_codes find_guesses idempotency_keys invitations message_providers migrations
  outbox preview_keys provider_accounts provider_attempts provider_codes provider_known_places provider_refresh_tokens
  provider_sessions push_choices push_notices push_subscriptions signing_keys user_sessions users activity sealed_keys`.split(
    /\s+/,
  ),
);
const otherHere: Readonly<Record<string, readonly string[]>> = {
  bookings: ['visitor'],
  encrypted_texts: ['sealed'],
  enquiries: ['visitor', 'token', 'reply_token'],
  fare_requests: ['token'],
  messages: ['html', 'text', 'short', 'marks', 'media', 'state'],
  money_claims: ['visitor'],
  orders: ['token'],
  payment_attempts: ['browser', 'redirect'],
  private_files: ['sealed_key'],
  visa_cases: ['visitor', 'token'],
  waiting_parties: ['visitor', 'token'],
};

const tablesOf = async ({ database }: Instance) =>
  (await database.rows(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)).map(
    ({ name }) => String(name),
  );

/** Rows, counted and hashed by PostgreSQL itself, without the columns that are others here. */
async function summary({ database }: Instance, table: string): Promise<string> {
  const without = (otherHere[table] ?? []).map((column) => ` - '${column}'`).join('');
  const [row] = await database.rows(
    `SELECT count(*) || ' ' || md5(coalesce(string_agg(h, '' ORDER BY h), '')) AS said
     FROM (SELECT md5((to_jsonb(t)${without})::text) AS h FROM "${table}" t) hashed`,
  );
  return String(row?.said);
}

const sealedTexts: readonly (readonly [table: string, id: string, column: string])[] = [
  ['orders', 'id', 'token'],
  ['enquiries', 'id', 'token'],
  ['enquiries', 'id', 'reply_token'],
  ['visa_cases', 'id', 'token'],
  ['fare_requests', 'enquiry_id', 'token'],
  ['waiting_parties', 'id', 'token'],
  ['messages', 'id', 'text'],
  ['messages', 'id', 'html'],
  ['messages', 'id', 'short'],
];

/** The opened texts of a sealed column. Letters that open an account have none. */
async function opened(
  { database }: Instance,
  key: Uint8Array | undefined,
  [table, id, column]: (typeof sealedTexts)[number],
) {
  const which = table === 'messages' ? `WHERE event NOT LIKE 'identity.%'` : '';
  const rows = await database.rows(`SELECT ${column} AS sealed FROM ${table} ${which} ORDER BY ${id}`);
  return rows.map(({ sealed }) => (key === undefined ? '' : openTextBy(key, String(sealed))));
}

/** In which tables, sums or texts two instances differ; an independent comparison, which uses nothing of what packs and reads back. */
export async function differences(one: Instance, other: Instance, otherKey?: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  for (const table of (await tablesOf(one)).filter((name) => !stays.has(name))) {
    if ((await summary(one, table)) !== (await summary(other, table))) {
      found.push(table);
    }
  }
  const balance = 'SELECT account, sum(amount)::text AS sum FROM ledger_postings GROUP BY 1 ORDER BY 1';
  if (
    JSON.stringify(await one.database.rows(balance)) !== JSON.stringify(await other.database.rows(balance))
  ) {
    found.push('trial balance');
  }
  for (const which of otherKey === undefined ? [] : sealedTexts) {
    const [theirs, ours] = [await opened(one, testDataKey, which), await opened(other, otherKey, which)];
    if (theirs.includes(undefined) || JSON.stringify(theirs) !== JSON.stringify(ours)) {
      found.push(which.join('.'));
    }
  }
  return found;
}

/** AES-256-GCM as it is written in the documentation of private files: nonce, cipher text, tag. */
function decrypt(key: Uint8Array, nonce: Uint8Array, about: string, sealed: Buffer): Buffer {
  const end = sealed.length - 16;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

/** The plain bytes of all pictures and private files that belong to rows. */
export async function listFiles(
  { database, storage }: Instance,
  key: Uint8Array,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { file } of await database.rows('SELECT file FROM media')) {
    found.set(String(file), Buffer.from(storage.files.get(String(file)) ?? []).toString('base64'));
  }
  for (const row of await database.rows(
    `SELECT id, segments, sealed_key FROM private_files WHERE state = 'kept'`,
  )) {
    const sealed = Buffer.from(String(row.sealed_key), 'base64');
    const own = decrypt(key, sealed.subarray(0, 12), String(row.id), sealed.subarray(12));
    const pieces: Buffer[] = [];
    const segments = Number(row.segments);
    for (let number = 0; number < segments; number += 1) {
      const nonce = Buffer.alloc(12);
      nonce.writeUInt32BE(number, 8);
      const bytes = Buffer.from(storage.files.get(`private/${row.id}/${number}`) ?? []);
      pieces.push(decrypt(own, nonce, `${number}${number === segments - 1 ? ' last' : ''}`, bytes));
    }
    found.set(String(row.id), Buffer.concat(pieces).toString('base64'));
  }
  return found;
}
