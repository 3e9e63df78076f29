import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookByStaff } from '#features/bookings/staff-bookings/staff-bookings.commands.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { removeSamples, restoreSamples } from '#features/samples/samples.commands.ts';
import { findSamples } from '#features/samples/samples.queries.ts';
import { addBill } from '#features/suppliers/bills/bills.commands.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, run } from '#platform/command/command.ts';
import { loadedLife } from './loaded-life.ts';
import { differencesOf, standingRows } from './standing-rows.ts';

let place: Awaited<ReturnType<typeof loadedLife>>;

beforeAll(async () => {
  place = await loadedLife();
}, 1_800_000);

afterAll(() => place.database.close());

const owner = (): Actor => ({
  id: 'user:owner',
  permissions: new Set<string>(permissionsOf.owner),
  signedInAt: place.now,
});

let keys = 0;
const key = () => {
  keys += 1;
  return `a-real-act-${String(keys).padStart(8, '0')}`;
};

const all = ['life', 'packages', 'posts'] as const;
const remove = (what: readonly ('life' | 'packages' | 'posts')[] = all) =>
  run(place.deps, owner(), removeSamples, { what: [...what], key: key() });
const restore = () => run(place.deps, owner(), restoreSamples, {});

/** One value of a plain question to the database. */
async function ask(question: string): Promise<unknown> {
  const [row] = await place.database.rows(question);
  return row === undefined ? undefined : Object.values(row)[0];
}

/** Every trigger that refuses changes by hand stands. */
afterEach(async () => {
  expect(await ask(`SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'D' AND NOT tgisinternal`)).toBe(
    0,
  );
});

test('all samples go in one go, every account stands at nothing, and they come back exactly as they were', async () => {
  const { deps, now } = place;
  const before = await standingRows(deps.db);
  const found = await findSamples(deps.db, now);
  expect(found.life.orders).toBe(await deps.db.$count(orders));
  expect(found.taken).toEqual([]);
  expect(found.now.money).toBeGreaterThan(0);
  expect(found.moneyThen).toBe(0);
  const { life, packages, posts, guides } = await remove();
  expect({ life, packages, posts, guides }).toEqual({
    life: found.life,
    packages: found.packages,
    posts: found.posts,
    guides: found.guides,
  });
  const { accounts } = await findTrialBalance(deps.db, dhakaDate(now));
  expect(accounts.filter(({ debit, credit }) => debit !== 0 || credit !== 0)).toEqual([]);
  const gone = await standingRows(deps.db);
  const left = Object.keys(gone).filter((table) => (gone[table] ?? []).length > 0);
  // The program's own, the pictures, what the demo says of countries and papers, and the guides, which are off the site.
  expect(left).toEqual([
    'activity',
    'destinations',
    'document_list',
    'document_pictures',
    'documents',
    'ledger_tills',
    'live_slugs',
    'live_words',
    'media',
    'paper_serials',
    'passport_serials',
    'revisions',
    'sample_contacts',
    'sample_rows',
    'sealed_keys',
    'settings',
    'visa_papers',
  ]);
  expect(await ask(`SELECT count(*)::int FROM documents WHERE kind <> 'visa'`)).toBe(0);
  const { toCheck, removed } = await findSamples(deps.db, now);
  expect(toCheck).toHaveLength(found.guides);
  expect(removed?.what).toEqual([...all]);
  await restore();
  expect(differencesOf(before, await standingRows(deps.db))).toEqual([]);
}, 1_800_000);

test('what is real stays untouched, with the departure that it is on; what was taken on a sample goes, and is named first', async () => {
  const { deps, now } = place;
  const today = dhakaDate(now);
  const departure = String(await ask(`SELECT id FROM departures WHERE key = 'life-tea'`));
  const site = String(
    await ask(`SELECT d.id FROM departures d JOIN sample_rows s ON s.table_name = 'departures' AND s.key = d.id::text
      WHERE s.part = 'site' AND d.booked + d.held = 0 AND d.state = 'open' AND d.cut_off > CURRENT_DATE + 400 - 400
        AND d.seats - d.kept_back > 5 ORDER BY d.departs_on DESC, d.id LIMIT 1`),
  );
  const sample = String(
    await ask(
      `SELECT id FROM orders WHERE state = 'open' AND email IS NOT NULL ORDER BY created_at, id LIMIT 1`,
    ),
  );
  const real = { name: 'Mahbub Alam', phone: '01819555001', reply: 'phone' as const };
  const party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, singleRooms: 0, infants: 0 };
  const booked = await run(deps, owner(), bookByStaff, {
    departure,
    party,
    contact: real,
    language: 'en',
    key: key(),
  });
  await run(deps, owner(), bookByStaff, {
    departure: site,
    party,
    contact: { name: 'Shaila Sharmin', phone: '01819555002', reply: 'phone' },
    language: 'bn',
    key: key(),
  });
  const ofReal = String(await ask(`SELECT id FROM orders WHERE phone = '+8801819555001'`));
  expect(booked).toBeDefined();
  await run(deps, owner(), takePayment, { orderId: ofReal, amount: 5_000_00, method: 'cash', key: key() });
  await run(deps, owner(), takePayment, { orderId: sample, amount: 500_00, method: 'cash', key: key() });
  const quoted = await run(deps, owner(), makeOrder, {
    language: 'en',
    contact: { name: 'Rokeya Begum', phone: '01819555003' },
    lines: [{ charge: 'own', quantity: 1, unit: 3_000_00, text: { en: 'Service', bn: 'সেবা' } }],
    key: key(),
  });
  const supplier = String(await ask('SELECT id FROM suppliers ORDER BY name LIMIT 1'));
  const rent = { text: 'Rent of a hall', amount: 700_00, expense: '6100' };
  const bill = { supplier, number: 'R-1', on: today, due: today, lines: [rent], key: key() };
  await run(deps, owner(), addBill, bill);
  // A package that somebody has changed is theirs.
  const changed = String(
    await ask(`SELECT id FROM documents WHERE kind = 'tour-package' AND NOT EXISTS (
      SELECT FROM departures d WHERE d.package_id = documents.id AND d.booked + d.held > 0) ORDER BY id LIMIT 1`),
  );
  const [revision] = await place.database.rows(
    `SELECT slug, facts, texts FROM revisions WHERE document_id = '${changed}'`,
  );
  const { save } = tourPackageCommands;
  await run(deps, owner(), save, save.input.parse({ documentId: changed, basedOn: 1, ...revision }));
  // What must be left, told by plain questions: real customers by their numbers.
  const before = await standingRows(deps.db);
  const isReal = `phone LIKE '+8801819555%'`;
  const questions = {
    orders: `SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM orders o WHERE ${isReal}`,
    payments: `SELECT jsonb_agg(to_jsonb(p) ORDER BY p.id) FROM payments p WHERE order_id IN (SELECT id FROM orders WHERE ${isReal})`,
    papers: `SELECT jsonb_agg(to_jsonb(p) ORDER BY p.id) FROM papers p WHERE order_id IN (SELECT id FROM orders WHERE ${isReal})`,
    accounts: `SELECT jsonb_object_agg(account, sum) FROM (SELECT account, sum(amount) FROM ledger_postings WHERE entry_id IN
      (SELECT id FROM ledger_entries WHERE order_id IN (SELECT id FROM orders WHERE ${isReal})
        UNION SELECT entry_id FROM supplier_bills WHERE number = 'R-1') GROUP BY account HAVING sum(amount) <> 0) AS x`,
    bills: `SELECT jsonb_agg(to_jsonb(b)) FROM supplier_bills b WHERE number = 'R-1'`,
    messages: `SELECT count(*)::int FROM messages WHERE to_address LIKE '+8801819555%'`,
  };
  const model: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    model[name] = await ask(question);
  }
  expect(model.payments).toHaveLength(1);
  const found = await findSamples(deps.db, now);
  expect(found.taken).toEqual([expect.objectContaining({ orderId: sample, amount: 500_00 })]);
  expect(found.moneyThen).toBe(5_000_00);
  expect(found.stays.map(({ kind }) => kind).sort()).toEqual([
    'departure',
    'departure',
    'package',
    'package',
    'supplier',
  ]);
  expect(found.changed.packages).toHaveLength(1);

  const gone = await remove();
  expect(gone.packages).toBe(found.packages);
  expect(gone.stays).toEqual(found.stays);
  for (const [name, question] of Object.entries(questions)) {
    expect([name, await ask(question)]).toEqual([name, model[name]]);
  }
  expect(await ask('SELECT count(*)::int FROM orders')).toBe(3);
  expect(await ask(`SELECT count(*)::int FROM orders WHERE id = '${sample}'`)).toBe(0);
  expect(await ask('SELECT count(*)::int FROM customers')).toBe(3);
  const sums = `SELECT jsonb_object_agg(account, sum) FROM (SELECT account, sum(amount) FROM ledger_postings GROUP BY account HAVING sum(amount) <> 0) AS x`;
  expect(await ask(sums)).toEqual(model.accounts);
  const kept = `SELECT jsonb_object_agg(account, sum) FROM (SELECT account, sum(amount) FROM ledger_day_sums GROUP BY account HAVING sum(amount) <> 0) AS x`;
  expect(await ask(kept)).toEqual(model.accounts);
  // On the departure are the seats of the real booking alone.
  expect(await ask(`SELECT booked FROM departures WHERE id = '${departure}'`)).toBe(2);
  expect(await ask(`SELECT booked FROM departures WHERE id = '${site}'`)).toBe(2);
  expect(await ask(`SELECT count(*)::int FROM documents WHERE kind = 'tour-package'`)).toBe(3);

  // Real life goes on meanwhile, with the next number.
  await run(deps, owner(), takePayment, { orderId: ofReal, amount: 1_000_00, method: 'cash', key: key() });
  const later = Number(await ask('SELECT count(*)::int FROM payments'));
  expect(later).toBe(2);
  const since = await standingRows(deps.db);
  await restore();
  const differences = differencesOf(before, await standingRows(deps.db));
  // Only what the second payment wrote is new, and nothing is lost but what it changed.
  expect(differences.find(({ table }) => table === 'payments')).toMatchObject({ lost: 0, found: 1 });
  expect(differences.find(({ table }) => table === 'bookings')).toBeUndefined();
  expect(differences.find(({ table }) => table === 'departures')).toBeUndefined();
  expect(
    differencesOf(since, await standingRows(deps.db)).find(({ table }) => table === 'payments')?.lost,
  ).toBe(0);
  const { accounts } = await findTrialBalance(deps.db, today);
  const sum = accounts.reduce((total, { debit, credit }) => total + debit - credit, 0);
  expect(sum).toBe(0);
  expect(quoted.id).toBeDefined();
}, 1_800_000);
