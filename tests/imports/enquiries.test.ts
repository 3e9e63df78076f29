import { asc, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { addNote } from '#features/enquiries/enquiries.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { saveAgency } from '../access/agency.ts';
import { staff } from '../selling/sales.ts';
import { byName, everything, toBeSent } from './brought-world.ts';
import { test } from './imports-world.ts';

const list = `name,phone,email,subject,text,due,state
Md. Anwarul Haque,01700-000118,anwarul@example.com,Thailand visa,"Three people, in March",2026-12-15,Open
রাশেদা বেগম,০১৭০০-০০০২৪৪,,ওমরাহ প্যাকেজ,,,নতুন
Shamsul Alam,,s.alam@example.com,,Cox’s Bazar for two,,waiting
Iqbal Hossain,01700000477,,Dubai,,,closed
`;

const inbox = (db: Database) =>
  db.select().from(enquiries).where(isNull(enquiries.removedAt)).orderBy(asc(enquiries.subject));

describe('a list of enquiries that go on', () => {
  test('stands in the inbox as told, is written to nobody, and goes whole', async ({ imports, deps, db }) => {
    await saveAgency(deps);
    const before = await everything(deps);
    const tried = await imports.tried('enquiries', list, byName(list));
    expect(tried).toMatchObject({ rows: 4, faults: [], willAdd: 4 });
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 4, failure: null });
    expect(await inbox(db)).toMatchObject([
      {
        name: 'Shamsul Alam',
        phone: null,
        subject: 'Cox’s Bazar for two',
        state: 'waiting',
        dueOn: '2026-12-02',
        replyBy: 'email',
      },
      { name: 'Iqbal Hossain', state: 'lost', dueOn: null },
      {
        name: 'Md. Anwarul Haque',
        phone: '+8801700000118',
        subject: 'Thailand visa',
        message: 'Three people, in March',
        state: 'in-progress',
        dueOn: '2026-12-15',
        owner: null,
        inReview: false,
      },
      { name: 'রাশেদা বেগম', language: 'bn', state: 'new' },
    ]);
    expect(await db.$count(customers)).toBe(4);
    expect(await toBeSent(db)).toBe(0);
    expect(await imports.tried('enquiries', list, byName(list))).toMatchObject({ willAdd: 0, willSkip: 4 });
    expect((await imports.undo(tried.id)).status).toBe(200);
    expect(await inbox(db)).toEqual([]);
    expect(await everything(deps)).toEqual(before);
    expect(await toBeSent(db)).toBe(0);
    expect(await imports.tried('enquiries', list, byName(list))).toMatchObject({ willAdd: 4, willSkip: 0 });
  });

  test('tells each fault by row and column in words, in the language of who reads', async ({
    imports,
    db,
  }) => {
    const faulty = `name,phone,email,subject,text,due,state
,01700000118,,Visa,,,
Kamal,,,Visa,,,
Nazma,01700000733,,,,,
Salma,01700000119,,Visa,,2026-02-30,
Iqbal,01700000477,,Visa,,,maybe
Rina,12,no address,Visa,,,
`;
    const tried = await imports.tried('enquiries', faulty, byName(faulty));
    expect(tried.faults.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'name', ''],
      [3, null, ''],
      [4, 'subject', ''],
      [5, 'due', '2026-02-30'],
      [6, 'state', 'maybe'],
      [7, 'phone', '12'],
      [7, 'email', 'no address'],
    ]);
    expect(tried.faults[4]?.message).toContain('“maybe” is no state of an enquiry.');
    const bangla = await imports.tried('enquiries', faulty, { ...byName(faulty), language: 'bn' });
    expect(bangla.faults[4]?.message).toContain('নতুন');
    // With the good rows, of which there is none.
    expect(tried).toMatchObject({ willAdd: 0, faultyRows: 6 });
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 0, faultCount: 7 });
    expect(await db.$count(enquiries)).toBe(0);
  });

  test('is kept from an undo by a note', async ({ imports, deps, db }) => {
    await saveAgency(deps);
    const { id } = await imports.tried('enquiries', list, byName(list));
    await imports.taken(id);
    const [one] = await db.select().from(enquiries).where(eq(enquiries.name, 'Shamsul Alam'));
    await run(deps, staff('amina'), addNote, { id: one?.id ?? '', text: 'Called today.' });
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: { standing: [{ kind: 'notes', count: 1 }] },
    });
  });
});
