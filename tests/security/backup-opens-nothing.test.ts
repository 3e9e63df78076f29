import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { signingKeys } from '#features/identity/identity.table.ts';
import { inviteColleague } from '#features/identity/invitations/invitations.commands.ts';
import { createKeyring } from '#features/identity/provider/keyring.gateway.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { idempotencyKeys } from '#platform/idempotency/idempotency.table.ts';
import { log } from '#platform/log.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { sendMailJob } from '#platform/messages/send-messages.ts';
import { resealColumns, sealPlainColumns } from '#platform/sealed-columns/all-rows.ts';
import { isSealed, openText, sealText, sealWith } from '#platform/sealed-columns/seal-text.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { test } from '#platform/testing/test.ts';
import { sealedTables } from '#sealed-tables.ts';
import { saveAgency } from '../access/agency.ts';
import { sell, staff } from '../selling/sales.ts';
import { wholeDatabase } from './whole-database.ts';

const today = '2026-12-01';
const texts = z.object({ rows: z.array(z.object({ text: z.string() })) });
/** A column of all rows as it lies in the database. */
const stored = async (db: Database, column: string, table: string) =>
  texts
    .parse(await db.execute(sql.raw(`SELECT ${column}::text AS text FROM ${table}`)))
    .rows.map(({ text }) => text);

describe('a backup without the data key', () => {
  test('has no link of a customer: not in the order, not in the kept answer, not in the letter', async ({
    deps,
  }) => {
    await saveAgency(deps);
    const { token, id } = await sell(deps);
    const letters = await deps.db.select({ text: messages.text }).from(messages).where(isLetter());
    expect(letters.some(({ text }) => text.includes(token))).toBe(true);
    const backup = await wholeDatabase(deps.db);
    expect(backup).not.toContain(token);
    expect(backup).toContain(id);
    // What lies there instead opens nothing.
    const [lying = ''] = await stored(deps.db, 'token', 'orders');
    expect(isSealed(lying)).toBe(true);
    expect(await findByToken(deps.db, lying, today)).toBeUndefined();
    expect((await findByToken(deps.db, token, today))?.reference).toBeDefined();
  });

  test('signs no token: the private keys are sealed', async ({ deps }) => {
    await createKeyring(deps).sign({ sub: 'owner' });
    const [key] = await deps.db.select().from(signingKeys);
    const secret = key?.privateJwk?.d ?? '';
    expect(secret.length).toBeGreaterThan(40);
    const backup = await wholeDatabase(deps.db);
    expect(backup).not.toContain(secret);
    expect(backup).not.toContain('"d":');
  });

  test('has nothing of a letter that opens an account once it was sent, and before that not its link', async ({
    deps,
  }) => {
    await saveAgency(deps);
    const owner = staff('amina', 'owner');
    await run(deps, { ...owner, signedInAt: deps.clock.now() }, inviteColleague, {
      email: 'salma@shofor.example',
      role: 'clerk',
      language: 'en',
    });
    const [waiting] = await deps.db.select().from(messages).where(isLetter('identity.invitation'));
    const secret = /#(\S+)/.exec(waiting?.text ?? '')?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(await wholeDatabase(deps.db)).not.toContain(secret);
    const sent: string[] = [];
    const post = {
      deliver: async ({ text }: { readonly text: string }) => {
        sent.push(text);
        return { kind: 'taken' } as const;
      },
    };
    await sendMailJob({ db: deps.db, clock: deps.clock, post, logger: log('silent') }).run(
      AbortSignal.timeout(30_000),
    );
    expect(sent.join()).toContain(secret);
    const [after] = await deps.db.select().from(messages).where(isLetter('identity.invitation'));
    expect(after).toMatchObject({ state: 'sent', html: '', text: '' });
  });

  test('what a version before left plain is sealed at the start, and found as before', async ({ deps }) => {
    await saveAgency(deps);
    const { token } = await sell(deps);
    const plain = sql`UPDATE orders SET token = ${token}`;
    await deps.db.execute(plain);
    await deps.db.execute(
      sql`UPDATE messages SET text = ${`Your order: https://a.example/orders/${token}`}, marks = '{}'`,
    );
    await deps.db.execute(
      sql`UPDATE idempotency_keys SET answer = jsonb_build_object('token', ${token}::text)`,
    );
    expect(await wholeDatabase(deps.db)).toContain(token);
    await sealPlainColumns(deps.db, sealedTables);
    expect(await wholeDatabase(deps.db)).not.toContain(token);
    expect(await findByToken(deps.db, token, today)).toBeDefined();
    const [kept] = await deps.db.select().from(idempotencyKeys);
    expect(kept?.answer).toEqual({ token });
    const [letter] = await deps.db.select().from(messages).where(isLetter());
    expect(letter?.text).toContain(token);
    expect(letter?.marks).toHaveLength(1);
    // Once more changes nothing.
    const before = await stored(deps.db, 'token', 'orders');
    await sealPlainColumns(deps.db, sealedTables);
    expect(await stored(deps.db, 'token', 'orders')).toEqual(before);
  });

  test('another data key seals all of it anew, and the former one opens none of it', async ({ deps }) => {
    await saveAgency(deps);
    const { token } = await sell(deps);
    const next = randomBytes(32);
    await resealColumns(deps.db, sealedTables, testDataKey, next);
    const [lying = ''] = await stored(deps.db, 'token', 'orders');
    expect(openText(lying)).toBeUndefined();
    sealWith(next);
    try {
      expect(openText(lying)).toBe(token);
      expect(await findByToken(deps.db, token, today)).toBeDefined();
      const [order] = await deps.db.select({ token: orders.token }).from(orders);
      expect(order?.token).toBe(token);
    } finally {
      sealWith(testDataKey);
    }
  });
});

test('a sealed text that was changed opens no more', () => {
  const sealed = sealText('0123456789');
  expect(openText(sealed)).toBe('0123456789');
  expect(openText(`${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`)).toBeUndefined();
});

test('every sealed column of every table is sealed at the start and with another key', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../src/**/*.table.ts', { eager: true });
  const all = Object.values(files).flatMap((file) =>
    Object.values(file).filter((each) => each instanceof PgTable),
  );
  expect(all.length).toBeGreaterThan(50);
  const sealed = all.flatMap((table) =>
    getTableConfig(table).columns.flatMap((column) =>
      column.columnType === 'PgCustomColumn' && String(column.mapToDriverValue('x')).includes('sealed:')
        ? [`${getTableConfig(table).name}.${column.name}`]
        : [],
    ),
  );
  const listed = sealedTables.flatMap(({ table, columns }) =>
    columns.map(({ name }) => `${getTableConfig(table).name}.${name}`),
  );
  expect(listed.sort()).toEqual(sealed.sort());
});
