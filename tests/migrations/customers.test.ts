import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCard } from '#features/customers/customers.queries.ts';
import { listCustomers } from '#features/customers/list/list.queries.ts';
import { customerEnquiries } from '#features/enquiries/visitor/customer-records.queries.ts';
import { applyMigration, migrate, readMigrations } from '#platform/database/migrate.ts';
import { openEmptyDatabase } from '#platform/testing/test.ts';

const directory = join(import.meta.dirname, '../../migrations');

const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);

/** An enquiry of the version before. */
const insertEnquiry = (
  at: number,
  name: string,
  phone: string | null,
  email: string | null,
  inReview = false,
) => `
  INSERT INTO enquiries (id, reference, token, kind, subject, message, details, language, name, phone, email, reply_by,
    in_review, review_reasons, fingerprint, visitor, search, created_at, updated_at)
  VALUES ('00000000-0000-4000-8000-00000000000${at}', 'SF-000${at}-00', '${'0'.repeat(25)}${at}', 'contact', 'Visa', '',
    '{"kind":"contact","topic":"general"}', 'en', '${name}', ${text(phone)}, ${text(email)}, 'phone',
    ${inReview}, '{}', '', '', '', now() + interval '${at} minutes', now())`;

test('everybody who wrote before has one card, with all numbers and addresses that came together', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0026')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  const written = [
    insertEnquiry(1, 'Rahim', '+8801712345678', null),
    insertEnquiry(2, 'Rahim Uddin', '+8801712345678', 'rahim@mail.example'),
    insertEnquiry(3, 'R.', null, 'rahim@mail.example'),
    insertEnquiry(4, 'Salma', null, 'salma@mail.example'),
    insertEnquiry(5, 'Casino', '+8801999999999', 'casino@mail.example', true),
  ];
  for (const sql of written) {
    await database.transaction((connection) => connection.execute(sql));
  }
  await migrate(database, directory);
  const { db } = database;
  const { items: all } = await listCustomers(db, { q: '', limit: 10 });
  expect(all.map(({ name }) => name).sort()).toEqual(['Rahim Uddin', 'Salma']);
  const {
    items: [rahim],
  } = await listCustomers(db, { q: 'rahim@mail', limit: 10 });
  const card = await findCard(db, rahim?.id ?? '', [customerEnquiries], {
    language: 'en',
    today: '2027-02-28',
  });
  expect(card).toMatchObject({
    contacts: [
      { kind: 'phone', value: '+8801712345678' },
      { kind: 'email', value: 'rahim@mail.example' },
    ],
    records: [{ name: 'R.' }, { name: 'Rahim Uddin' }, { name: 'Rahim' }],
  });
});

const at = (day: number) => `timestamptz '2026-11-0${day} 10:00+06'`;
const uuid = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

/** An order of the version before 0092. */
const insertOrder = (number: number, name: string, phone: string, email: string | null, removed = false) => `
  INSERT INTO orders (id, reference, token, state, language, name, phone, email, current, search, made_by, created_at, updated_at,
    removed_at)
  VALUES ('${uuid(number)}', 'SF-00${number}-00', '${'1'.repeat(24)}${number}', 'open', 'en', '${name}', '${phone}', ${text(email)}, 1,
    '', 'user:amina', ${at(number - 10)}, now(), ${removed ? 'now()' : 'NULL'})`;

test('everybody who ordered before has one card, and none that is there takes an address', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0092')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  const card = uuid(1);
  const written = [
    `INSERT INTO customers (id, name, search, created_at, updated_at) VALUES ('${card}', 'Salma', 'salma', ${at(1)}, ${at(1)})`,
    `INSERT INTO customer_contacts (kind, value, customer_id, added_at) VALUES ('phone', '+8801811111111', '${card}', ${at(1)})`,
    `INSERT INTO customer_contacts (kind, value, customer_id, added_at) VALUES ('email', 'salma@mail.example', '${card}', ${at(1)})`,
    insertOrder(12, 'Salma', '+8801811111111', 'mallory@mail.example'),
    insertOrder(13, 'Rahim', '+8801712345678', null),
    insertOrder(14, 'Rahim Uddin', '+8801712345678', 'rahim@mail.example'),
    insertOrder(15, 'Salma B', '+8801999999999', 'salma@mail.example'),
    insertOrder(16, '', '', null, true),
  ];
  for (const sql of written) {
    await database.transaction((connection) => connection.execute(sql));
  }
  expect(await migrate(database, directory)).toContain('0092_customers_for_all.sql');
  const { items } = await listCustomers(database.db, { q: '', limit: 10 });
  expect(items).toMatchObject([
    // The number of the fifth order is unknown, and its address is hers.
    {
      name: 'Salma',
      heardAt: '2026-11-05T04:00:00.000Z',
      contacts: [
        { kind: 'phone', value: '+8801811111111' },
        { kind: 'email', value: 'salma@mail.example' },
      ],
    },
    {
      name: 'Rahim Uddin',
      heardAt: '2026-11-04T04:00:00.000Z',
      contacts: [
        { kind: 'phone', value: '+8801712345678' },
        { kind: 'email', value: 'rahim@mail.example' },
      ],
    },
  ]);
  const found = await listCustomers(database.db, { q: '01712-345678', limit: 10 });
  expect(found.items.map(({ name }) => name)).toEqual(['Rahim Uddin']);
});
