import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { importKindNames } from '#features/imports/imports.contract.ts';
import { withHills, wxr } from '#features/imports/wordpress/wxr.factory.ts';
import type { Database } from '#platform/database/database.ts';
import { openBookings } from '../selling/booking-world.ts';
import { byName } from './brought-world.ts';
import { test } from './imports-world.ts';

const named = z.object({ rows: z.array(z.object({ name: z.string() })) });
const marked = z.object({ rows: z.array(z.object({ name: z.string(), mark: z.string() })) });

/** What stands in each table, as a mark of it. */
async function marksOf(db: Database): Promise<ReadonlyMap<string, string>> {
  const tables = named.parse(
    await db.execute(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    ),
  );
  const each = tables.rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(row::text, '|' ORDER BY row::text)), '') AS mark FROM "${name}" AS row`,
  );
  const { rows } = marked.parse(await db.execute(sql.raw(each.join(' UNION ALL '))));
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** A file of each kind, with something to take over. */
const files = {
  customers: 'name,phone,note\nAnwarul Haque,01700000118,Umrah 2023\n',
  orders: `customer,phone,total,paid,package,departure,adults
Anwarul Haque,01700000118,60000,10000,to-the-sea,2027-01-14,2
`,
  suppliers: 'name,kind,phone,currency,balance\nHotel Sea Crown,hotel,01700000118,BDT,5000\n',
  bills: 'supplier,on,amount\nHotel Sea Crown,2026-11-20,5000\n',
  departures: `package,departsOn,returnsOn,seats,keptBack,name,phone,adults,paid
to-the-sea,2027-02-14,2027-02-17,20,1,Salma Haque,01700000119,2,1000
`,
  enquiries: 'name,phone,subject,text,state\nNazma Khatun,01700000733,Thailand,Which papers?,open\n',
} as const;

test('a file of whatever kind is read and tried, and nothing but the file is kept before it is taken over', async ({
  imports,
  deps,
  db,
}) => {
  await openBookings(deps, 6);
  const trip = { id: 40, type: 'trip', title: 'Sajek Valley', name: 'sajek-valley' };
  const archives = {
    posts: Buffer.from(wxr([{ id: 12, title: 'Sajek in winter', name: 'sajek-in-winter' }])),
    packages: Buffer.from(await withHills({ ...trip, meta: { wp_travel_engine_setting: 'a:0:{}' } })),
  };
  const kinds = [
    ...Object.entries(files).map(([kind, file]) => [kind, file, byName(file)] as const),
    ...Object.entries(archives).map(([kind, file]) => [kind, file, {}] as const),
  ];
  expect([...kinds.map(([kind]) => kind), 'everything'].sort()).toEqual([...importKindNames].sort());
  for (const [kind, file, columns] of kinds) {
    const before = await marksOf(db);
    const tried = await imports.tried(kind, file, columns);
    await imports.call(`/imports/${tried.id}`);
    // Bills want a supplier who isn't there yet.
    expect([kind, tried.willAdd]).toEqual([kind, kind === 'bills' ? 0 : 1]);
    const after = await marksOf(db);
    const changed = [...after].filter(([table, mark]) => before.get(table) !== mark);
    expect([kind, changed.map(([table]) => table).sort()]).toEqual([
      kind,
      ['activity', 'imports', 'private_files'],
    ]);
  }
});
