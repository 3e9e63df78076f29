import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { listPublicKeys } from '#platform/sealed-keys/sealed-keys.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { officeOf } from '#tests/office/office.ts';
import { insertPaper } from './papers.factory.ts';
import { findVerified, listPapers } from './papers.queries.ts';
import { serialNumber } from './papers.rules.ts';
import { paperSerials, papers } from './papers.table.ts';
import { issuePaper, markPapers } from './papers.writes.ts';

/** A database of the test's own, where transactions are committed and run side by side. */
async function openAgency() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return { db: database.db, clock: { now: () => new Date('2026-12-01T04:00:00Z') }, dataKey: testDataKey };
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => serialNumber('receipt', 2026, at + 1));

describe('serial numbers', () => {
  test('64 who issue at once, every fourth of them in vain, leave no gap and no number twice', async () => {
    const { db, clock, dataKey } = await openAgency();
    const issuing = Array.from({ length: 64 }, (_, at) =>
      db.transaction(async (tx) => {
        const issued = await issuePaper(
          { tx, now: clock.now(), dataKey },
          {
            kind: 'receipt',
            orderId: crypto.randomUUID(),
            subjectId: crypto.randomUUID(),
            amount: 100_00 + at,
            on: '2026-12-01',
            name: 'Farida Sample',
          },
        );
        if (at % 4 === 0) {
          throw new Error('changed my mind');
        }
        return issued.number;
      }),
    );
    const settled = await Promise.allSettled(issuing);
    const given = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect([...given].sort()).toEqual(upTo(48));
    const stored = await db.select({ number: papers.number }).from(papers);
    expect(stored.map(({ number }) => number).sort()).toEqual(upTo(48));
    // All of them were the first to need a key.
    expect(await listPublicKeys(db, 'papers')).toHaveLength(1);
  });

  test('are counted by kind and by fiscal year', async ({ deps }) => {
    const numbers: string[] = [];
    for (const [kind, on] of [
      ['receipt', '2026-06-30'],
      ['receipt', '2026-07-01'],
      ['invoice', '2026-07-01'],
      ['receipt', '2026-07-02'],
    ] as const) {
      numbers.push((await insertPaper(deps, { kind, on })).number);
    }
    expect(numbers).toEqual([
      'MR-2025-26-000001',
      'MR-2026-27-000001',
      'INV-2026-27-000001',
      'MR-2026-27-000002',
    ]);
  });

  test('a payment gets one receipt, but an order may get several invoices', async ({ deps }) => {
    const subjectId = crypto.randomUUID();
    await insertPaper(deps, { subjectId });
    await expect(insertPaper(deps, { subjectId })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('papers_once_for_subject') },
    });
    await insertPaper(deps, { kind: 'invoice', subjectId });
    expect((await insertPaper(deps, { kind: 'invoice', subjectId })).number).toBe('INV-2026-27-000002');
    expect((await insertPaper(deps)).number).toBe('MR-2026-27-000002');
  });

  test('cannot be moved or taken back, nor papers changed, not even past the program', async ({ deps }) => {
    const { db } = deps;
    const { number } = await insertPaper(deps);
    const ours = eq(papers.number, number);
    const inSavepoint = (
      work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>,
    ) =>
      expect(db.transaction(work)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/^(?:serial numbers go up|a paper stays)/) },
      });
    await inSavepoint((tx) => tx.update(paperSerials).set({ lastNumber: 7 }));
    await inSavepoint((tx) => tx.delete(paperSerials));
    await inSavepoint((tx) => tx.delete(papers).where(ours));
    await inSavepoint((tx) => tx.update(papers).set({ amount: 1 }).where(ours));
    await inSavepoint((tx) => tx.update(papers).set({ practice: true }).where(ours));
    await db.update(papers).set({ undoneAt: new Date() }).where(ours);
    await inSavepoint((tx) => tx.update(papers).set({ undoneAt: null }).where(ours));
  });
});

describe('a paper that is checked', () => {
  test('is genuine, by its code however it is typed, and anybody may ask', async ({ deps }) => {
    const { number, verify } = await insertPaper(deps, { name: 'ফারিদা ইয়াসমিন' });
    const anybody = officeOf(deps, []);
    const { status, body, headers } = await anybody(
      'GET',
      `/verify/${verify.toLowerCase().replaceAll('-', '')}`,
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      genuine: true,
      kind: 'receipt',
      number,
      on: '2026-12-01',
      amount: 12_500_00,
      state: 'good',
      since: null,
      initials: 'ফা. ই.',
      key: expect.any(String),
      signature: expect.any(String),
    });
    for (const strange of ['K4T9-2MXB-7QWD', number, 'x', '%00', '..']) {
      expect((await anybody('GET', `/verify/${encodeURIComponent(strange)}`)).status, strange).toBe(404);
    }
  });

  test('says that it was undone or refunded, since when, and that practice is practice', async ({
    deps,
    clock,
  }) => {
    const { db } = deps;
    const mark = (subjectId: string, how: 'undone' | 'refunded') =>
      db.transaction((tx) => markPapers({ tx, now: clock.now() }, { kind: 'receipt', subjectId }, how));
    const orderId = crypto.randomUUID();
    const [undone, refunded] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await insertPaper(deps, { orderId, subjectId: undone });
    const second = await insertPaper(deps, { orderId, subjectId: refunded });
    const third = await insertPaper(deps, { orderId, practice: true });
    clock.set('2026-12-05T05:00:00Z');
    await mark(refunded, 'refunded');
    await mark(undone, 'undone');
    clock.set('2026-12-06T05:00:00Z');
    await mark(undone, 'undone');
    expect(await findVerified(db, first.verify)).toMatchObject({
      genuine: true,
      state: 'undone',
      since: new Date('2026-12-05T05:00:00Z'),
    });
    expect(await findVerified(db, second.verify)).toMatchObject({ genuine: true, state: 'refunded' });
    expect(await findVerified(db, third.verify)).toMatchObject({ state: 'practice', since: null });
    expect((await listPapers(db, orderId)).map(({ state }) => state)).toEqual([
      'undone',
      'refunded',
      'practice',
    ]);
    expect(await listPapers(db, crypto.randomUUID())).toEqual([]);
  });

  test.for([
    ['amount', 99_999_00],
    ['issued_on', '2026-11-30'],
    ['name_initials', 'X. Y.'],
    ['kind', 'invoice'],
    ['number', 'MR-2026-27-000999'],
  ] as const)(
    'is not genuine when its %s was changed behind the back of the program',
    async ([column, value], { deps }) => {
      const { db } = deps;
      const { verify } = await insertPaper(deps);
      await db.execute(sql`ALTER TABLE papers DISABLE TRIGGER papers_stay`);
      await db.execute(sql`UPDATE papers SET ${sql.identifier(column)} = ${value} WHERE verify = ${verify}`);
      expect(await findVerified(db, verify)).toMatchObject({ genuine: false });
    },
  );
});

describe('the key that signs', () => {
  test('is made once, and again only when the data key is lost: what was signed before stays genuine', async ({
    deps,
  }) => {
    const { db } = deps;
    const before = [await insertPaper(deps), await insertPaper(deps)];
    expect(await listPublicKeys(db, 'papers')).toHaveLength(1);
    const after = await insertPaper({ ...deps, dataKey: Buffer.alloc(32, 8) });
    expect(await listPublicKeys(db, 'papers')).toHaveLength(2);
    for (const { verify } of [...before, after]) {
      expect(await findVerified(db, verify)).toMatchObject({ genuine: true });
    }
  });
});
