import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries, enquiryEvents } from '#features/enquiries/enquiries.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question, rowOf } from './desk.ts';

const at = new Date('2026-12-01T04:00:00Z');

/** A database in which what is sent is committed, so that many connections see each other. */
async function withOffice(work: (deps: CommandDeps) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  try {
    const deps = {
      db: database.db,
      clock: { now: () => at },
      pages: { drop: () => {} },
      siteUrl: 'https://shofor.example',
    };
    await openAgency(deps);
    await work(deps);
  } finally {
    await database.close();
  }
}

test.for(['with its key', 'without scripts'])(
  'fifty times the same form at once, %s, is one enquiry, and everybody gets the same answer',
  async (way) => {
    await withOffice(async (deps) => {
      const request = deskOf(deps);
      const key = way === 'with its key' ? { key: 'abcdef0123456789abcdef0123456789' } : {};
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => request('POST', '/enquiries', question(key))),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      const { db } = deps;
      expect([
        await db.$count(enquiries),
        await db.$count(enquiryEvents),
        await db.$count(messages, isLetter()),
      ]).toEqual([1, 1, 2]);
    });
  },
);

/** The embedded database does one transaction after another: what comes at once meets only on PostgreSQL. */
test('red control: if the database took a key twice, the same form fifty times at once would be several enquiries', async () => {
  await withOffice(async (deps) => {
    const { db } = deps;
    await db.execute(sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`);
    const request = deskOf(deps);
    const sent = question({ key: 'abcdef0123456789abcdef0123456789' });
    await Promise.all(Array.from({ length: 50 }, () => request('POST', '/enquiries', sent)));
    expect(await db.$count(enquiries)).toBeGreaterThan(1);
  });
});

test('fifty who change one enquiry at once from the same version: one does, the others are told', async () => {
  await withOffice(async (deps) => {
    const request = deskOf(deps);
    const caller = callerOf('amina', clerkPermissions);
    const { body } = await request('POST', '/enquiries', question());
    const { id } = await rowOf(deps.db, body.reference);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, each) =>
        request(
          'POST',
          `/enquiries/${id}/due`,
          { dueOn: `2027-01-${String((each % 28) + 1).padStart(2, '0')}`, version: 1 },
          { caller },
        ),
      ),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBe(1);
    expect(responses.filter(({ status }) => status === 409).length).toBe(49);
    expect(await deps.db.$count(enquiryEvents)).toBe(2);
  });
});

test('one reply sent twenty times at once is one letter', async () => {
  await withOffice(async (deps) => {
    const request = deskOf(deps);
    const caller = callerOf('amina', clerkPermissions);
    const { body } = await request('POST', '/enquiries', question());
    const { id } = await rowOf(deps.db, body.reference);
    const reply = {
      replyId: crypto.randomUUID(),
      language: 'en',
      subject: 'Hello',
      body: 'Hello there.',
      version: 1,
    };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => request('POST', `/enquiries/${id}/replies`, reply, { caller })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await deps.db.$count(messages, isLetter())).toBe(3);
  });
});
