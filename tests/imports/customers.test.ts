import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { noteOnCustomer, renameCustomer } from '#features/customers/customers.commands.ts';
import { customerContacts, customerNotes, customers } from '#features/customers/customers.table.ts';
import { recordCustomer } from '#features/customers/record/record.writes.ts';
import { importRows, imports as importTable } from '#features/imports/imports.table.ts';
import { run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { actorWith } from '#platform/testing/test.ts';
import { test } from './imports-world.ts';

const list = `Name,Phone,E-mail,Address,Note,Birthday,Tags
Md. Anwarul Haque,01700-000118 / 01700000119,Anwarul@Example.com,"House 4, Road 11, Khulna",Umrah 2023,03-Apr-1971,"umrah, old"
রাশেদা বেগম,০১৭০০-০০০২৪৪,,নিরালা আ/এ,wheelchair,1962-11-20,
Shamsul Alam,8801700000310,s.alam@example.com,,,,
`;

/** The cards with how they are reached, as somebody would write them down. */
async function cards(db: Database) {
  const rows = await db.select().from(customers).orderBy(asc(customers.name));
  const contacts = await db.select().from(customerContacts).orderBy(asc(customerContacts.value));
  const notes = await db.select().from(customerNotes).orderBy(asc(customerNotes.body));
  return rows.map(({ id, name, alsoCalled, address, birthDate, passportExpires, tags, search }) => ({
    name,
    alsoCalled,
    address,
    birthDate,
    passportExpires,
    tags,
    search,
    contacts: contacts.flatMap((each) => (each.customerId === id ? [each.value] : [])),
    notes: notes.flatMap((each) => (each.customerId === id ? [each.body] : [])),
  }));
}

describe('a list of customers', () => {
  test('is read, tried, taken over and undone; nothing is written before', async ({ imports, db }) => {
    const tried = await imports.tried('customers', list);
    expect(tried).toMatchObject({
      kind: 'customers',
      rows: 3,
      unused: [],
      faults: [],
      asks: [],
      dropped: [],
      willAdd: 3,
      willJoin: 0,
      willSkip: 0,
    });
    expect(tried.columns.map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'note',
      'birthDate',
      'tags',
    ]);
    expect(tried.first[2]?.[1]).toBe('8801700000310');
    expect(await cards(db)).toEqual([]);

    const begun = await imports.takeOver(tried.id);
    expect(begun).toEqual({ status: 202, body: { state: 'running' } });
    expect(await imports.job.isDue()).toBe(true);
    await imports.job.run(new AbortController().signal);
    expect(await imports.job.isDue()).toBe(false);
    expect(await imports.read(tried.id)).toMatchObject({ state: 'done', added: 3, joined: 0, skipped: 0 });
    expect(await cards(db)).toEqual([
      {
        name: 'Md. Anwarul Haque',
        alsoCalled: [],
        address: 'House 4, Road 11, Khulna',
        birthDate: '1971-04-03',
        passportExpires: null,
        tags: ['umrah', 'old'],
        search: 'md. anwarul haque  anwarul@example.com +8801700000118 +8801700000119',
        contacts: ['+8801700000118', '+8801700000119', 'anwarul@example.com'],
        notes: ['Umrah 2023'],
      },
      expect.objectContaining({ name: 'Shamsul Alam', contacts: ['+8801700000310', 's.alam@example.com'] }),
      expect.objectContaining({
        name: 'রাশেদা বেগম',
        birthDate: '1962-11-20',
        contacts: ['+8801700000244'],
        notes: ['wheelchair'],
      }),
    ]);
    expect((await imports.undo(tried.id)).body).toEqual({ state: 'undone' });
    expect(await cards(db)).toEqual([]);
    expect(await db.select().from(importRows)).toEqual([]);
  });

  test('adds nothing when it comes again, and comes anew once it was undone', async ({ imports, db }) => {
    const first = await imports.tried('customers', list);
    await imports.taken(first.id);
    const before = await cards(db);
    const again = await imports.tried('customers', list);
    expect(again).toMatchObject({ willAdd: 0, willJoin: 0, willSkip: 3 });
    expect(await imports.taken(again.id)).toMatchObject({ state: 'done', added: 0, joined: 0, skipped: 3 });
    expect(await cards(db)).toEqual(before);
    expect((await imports.undo(again.id)).status).toBe(200);
    expect(await cards(db)).toEqual(before);
    expect((await imports.undo(first.id)).status).toBe(200);
    expect(await imports.tried('customers', list)).toMatchObject({ willAdd: 3, willSkip: 0 });
  });

  test('is joined to cards by number, overwrites nothing, and gives back what it added', async ({
    imports,
    deps,
    db,
  }) => {
    const person = { name: 'Anwar H.', phone: '+8801700000118', email: null };
    const known = await db.transaction((tx) =>
      recordCustomer({ tx, now: deps.clock.now() }, person, { bySite: false }),
    );
    await db
      .update(customers)
      .set({ address: 'Old house' })
      .where(eq(customers.id, known ?? ''));
    const before = await cards(db);
    const tried = await imports.tried('customers', list);
    expect(tried).toMatchObject({ willAdd: 2, willJoin: 1 });
    await imports.taken(tried.id);
    expect((await cards(db)).find(({ name }) => name === 'Anwar H.')).toEqual({
      name: 'Anwar H.',
      alsoCalled: ['Md. Anwarul Haque'],
      address: 'Old house',
      birthDate: '1971-04-03',
      passportExpires: null,
      tags: ['umrah', 'old'],
      search: 'anwar h. md. anwarul haque anwarul@example.com +8801700000118 +8801700000119',
      contacts: ['+8801700000118', '+8801700000119', 'anwarul@example.com'],
      notes: ['Other address in the imported list: House 4, Road 11, Khulna', 'Umrah 2023'],
    });
    expect(await imports.tried('customers', list)).toMatchObject({ willAdd: 0, willJoin: 0, willSkip: 3 });
    await imports.undo(tried.id);
    expect(await cards(db)).toEqual(before);
  });

  test('tells each fault by row and column in words, in the language of who reads', async ({ imports }) => {
    const faulty = `Name,Phone,E-mail,Birthday
Nazma Khatun,1.7E+09,,
,01700000733,,
Kamal,,kamal@example,
Nobody,N/A,,
Iqbal,01700000477,iqbal@example.com,29/02/1969
Salma Haque,01700000118,,
Anwarul Haque,01700000118,,
`;
    const tried = await imports.tried('customers', faulty, { dates: 'dmy' });
    expect(tried.faults.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'Phone', '1.7E+09'],
      [3, 'Name', ''],
      [4, 'E-mail', 'kamal@example'],
      [5, null, ''],
      [6, 'Birthday', '29/02/1969'],
      [8, 'Phone', '+8801700000118'],
    ]);
    expect(tried.faults[0]?.message).toBe(
      'Excel has cut this number. Set the column to text and type it again.',
    );
    expect(tried.faults[5]?.message).toContain('“Salma Haque” and “Anwarul Haque”');
    expect(tried).toMatchObject({ willAdd: 1, faultyRows: 6 });
    const bangla = await imports.tried('customers', faulty, { dates: 'dmy', language: 'bn' });
    expect(bangla.faults[1]?.message).toBe('এখানে কিছু লেখা নেই। ঘরটি পূরণ করুন।');
    expect(imports.refused(await imports.takeOver(tried.id, false))).toMatchObject({
      status: 422,
      code: 'imports.faults',
    });
    const file = await imports.call(`/imports/${tried.id}/faults.csv`);
    expect(String(file.body).split('\r\n')[0]).toBe('Name,Phone,E-mail,Birthday,fault');
    expect(String(file.body).split('\r\n')).toHaveLength(8);
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 1, faultCount: 6 });
  });

  test('asks which is the day and takes no guess', async ({ imports, db }) => {
    const unclear = 'Name,Phone,Birthday\nA Khan,01700000001,03/04/1971\nB Khan,01700000002,05/06/1988\n';
    const tried = await imports.tried('customers', unclear);
    expect(tried).toMatchObject({ asks: ['dates'], faults: [], willAdd: 2 });
    expect(imports.refused(await imports.takeOver(tried.id))).toMatchObject({
      status: 409,
      code: 'imports.asks',
    });
    const told = await imports.post(`/imports/${tried.id}/columns`, { dates: 'mdy' });
    expect(told.body).toMatchObject({ asks: [], dates: 'mdy', willAdd: 2 });
    await imports.taken(tried.id);
    expect((await cards(db)).map(({ birthDate }) => birthDate)).toEqual(['1971-03-04', '1988-05-06']);
    // A day that only fits one way says it for the others.
    const clear = await imports.tried('customers', `${unclear}C Khan,01700000003,15/08/1990\n`);
    expect(clear.asks).toEqual([]);
  });

  test('is kept from an undo by what came to stand on it', async ({ imports, deps, db }) => {
    const { id } = await imports.tried('customers', list);
    await imports.taken(id);
    const [card] = await db.select().from(customers).where(eq(customers.name, 'Shamsul Alam'));
    const writer = actorWith('customers.write');
    await run(deps, writer, noteOnCustomer, { id: card?.id ?? '', text: 'Called today.' });
    await run(deps, writer, renameCustomer, { id: card?.id ?? '', version: 2, name: 'Shamsul A. Chowdhury' });
    const before = await cards(db);
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: {
        standing: [
          { kind: 'notes', count: 1 },
          { kind: 'changes', count: 1 },
        ],
      },
    });
    expect(await cards(db)).toEqual(before);
  });

  test('remembers its columns for the next file, and a choice goes before', async ({ imports }) => {
    const odd = 'Who,Cell,Ref. by\nA Khan,01700000001,Rasel\n';
    const tried = await imports.tried('customers', odd, {
      columns: JSON.stringify({ Who: 'name', Cell: 'phone', 'Ref. by': null }),
    });
    expect(tried).toMatchObject({ willAdd: 1, unused: ['Ref. by'] });
    await imports.taken(tried.id);
    const next = await imports.tried('customers', odd.replace('A Khan,01700000001', 'B Khan,01700000002'));
    expect(next.columns.map(({ field, by }) => [field, by])).toEqual([
      ['name', 'remembered'],
      ['phone', 'remembered'],
      [null, 'remembered'],
    ]);
    const chosen = await imports.post(`/imports/${next.id}/columns`, { columns: { 'Ref. by': 'tags' } });
    expect(chosen.body).toMatchObject({ unused: [] });
  });

  test('is taken over once for a key, and only once at all', async ({ imports }) => {
    const { id } = await imports.tried('customers', list);
    const key = crypto.randomUUID();
    expect((await imports.takeOver(id, true, key)).status).toBe(202);
    await imports.job.run(new AbortController().signal);
    expect(await imports.takeOver(id, true, key)).toEqual({ status: 202, body: { state: 'running' } });
    expect(imports.refused(await imports.takeOver(id))).toMatchObject({ status: 409, code: 'imports.state' });
  });

  test('leaves nothing of a file that isn’t read', async ({ imports, db }) => {
    const refused = imports.refused(await imports.send('customers', new Uint8Array([0, 1, 2, 3])));
    expect(refused.status).toBe(415);
    expect(imports.refused(await imports.send('nonsense', list))).toMatchObject({ status: 422 });
    expect(await db.select().from(privateFiles)).toEqual([]);
    expect(await db.select().from(importTable)).toEqual([]);
  });
});
