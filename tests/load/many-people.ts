import { writeSoundsOfCustomers } from '#features/customers/record/sounds.jobs.ts';
import { writeSoundsOfOrders } from '#features/orders/lookup/sounds.jobs.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { saveAgency } from '../access/agency.ts';
import { publishGuide } from '../visa-cases/case-guide.ts';
import { addSales } from './many-sales.ts';

const given = [
  'Abdul Malek',
  'Md. Karim',
  'Fatema',
  'Nusrat Jahan',
  'Rafiqul',
  'Salma',
  'Tanvir',
  'Mohammad Jahangir',
  'Shirin',
  'Mizanur',
  'আব্দুল মালেক',
  'মোঃ করিম',
  'ফাতেমা',
  'নুসরাত জাহান',
  'রফিকুল',
  'সালমা',
];
const family = [
  'Rahman',
  'Islam',
  'Hossain',
  'Chowdhury',
  'Begum',
  'Uddin',
  'Sarkar',
  'Miah',
  'রহমান',
  'ইসলাম',
  'হোসেন',
];

const array = (names: readonly string[]) => `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]`;

/** The number and the name of one of them. */
export const personOf = (n: number) => ({
  phone: `01${3 + (n % 7)}${String(10_000_000 + n * 97).slice(-8)}`,
  name: `${given[n % given.length]} ${family[n % family.length]}`,
});

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Orders of so many people, each with a card and an enquiry, every second a fare request, every fifth with a visa case of two; with
 * numbers of transfers of ten characters. Names are written in both scripts, some by thousands of people.
 * @param today in Asia/Dhaka
 */
export async function addPeople(database: OpenDatabase, people: number, today: string): Promise<void> {
  await addSales(database, people * 6.99, today);
  const { db } = database;
  const clock = { now: () => new Date() };
  const deps = { db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' };
  await saveAgency(deps);
  const guide = await publishGuide(deps);
  const sign = (expression: string) => `substr('${alphabet}', 1 + ((${expression}) % 32)::int, 1)`;
  const signs = [1, 7, 31, 67, 101, 211].map((step, at) => sign(`p.n * ${step} + p.n / ${32 ** (at % 4)}`));
  await database.execute(`
    CREATE TABLE people AS SELECT n, md5('order ' || n)::uuid AS order_id, gen_random_uuid() AS id, gen_random_uuid() AS enquiry_id,
      '+8801' || (3 + n % 7) || right((10000000 + n * 97)::text, 8) AS phone,
      (${array(given)})[1 + n % ${given.length}] || ' ' || (${array(family)})[1 + n % ${family.length}] AS name
      FROM generate_series(1, ${people}) n;
    CREATE INDEX ON people (order_id);
    UPDATE orders SET name = p.name, phone = p.phone,
      search = lower('sf-l' || p.n || ' ' || p.name || ' ' || p.phone || ' ' || p.n || '@mail.example') FROM people p WHERE p.order_id = orders.id;
    UPDATE payments SET look_key = 'B' || lpad(p.n::text, 5, '0') || ${signs.slice(0, 4).join(' || ')}, outside = 'B' || p.n
      FROM people p WHERE p.order_id = payments.order_id AND payments.method = 'bkash';
    INSERT INTO customers (id, name, search, created_at, updated_at)
      SELECT id, name, lower(name || ' ' || n || '@mail.example ' || phone), now() - n * interval '30 minutes', now() - n * interval '30 minutes' FROM people;
    INSERT INTO customer_contacts (kind, value, customer_id, added_at) SELECT 'phone', phone, id, now() FROM people
      UNION ALL SELECT 'email', n || '@mail.example', id, now() FROM people;
    INSERT INTO enquiries (id, reference, token, kind, subject, message, details, language, name, phone, reply_by, state,
        in_review, review_reasons, fingerprint, visitor, search, created_at, updated_at)
      SELECT enquiry_id, 'SF-' || substr(lpad(n::text, 6, '0'), 1, 4) || '-' || substr(lpad(n::text, 6, '0'), 5), lpad(n::text, 26, 'e'), CASE WHEN n % 2 = 0 THEN 'air-ticket' ELSE 'contact' END, 'Dhaka – Jeddah', '',
        '{"kind":"air-ticket","journey":{"trip":"one-way","cabin":"economy","flexibleDays":0,"legs":[{"from":{"code":"DAC","text":"Dhaka"},"to":{"code":"JED","text":"Jeddah"},"depart":"2027-02-12"}],"passengers":{"adults":1,"children":0,"infants":0}}}',
        'en', name, phone, 'phone', CASE WHEN n % 20 = 0 THEN 'new' ELSE 'won' END, false, '{}', 'f' || n, 'v' || n,
        lower('sf-e' || n || ' ' || name || ' ' || phone || ' dhaka – jeddah'), now() - n * interval '30 minutes', now() FROM people;
    INSERT INTO fare_requests (enquiry_id, token, sent_at, option_id, order_id, accepted_at, pnr, ticketed_at, time_limit, created_at)
      SELECT enquiry_id, lpad(n::text, 26, 'f'), now(), gen_random_uuid(), order_id, now(), 'P' || lpad(n::text, 5, '0'), now(), now(), now()
      FROM people WHERE n % 2 = 0;
    INSERT INTO fare_passengers SELECT enquiry_id, 0, 'adult', 'SAMPLE', 'NUMBER' FROM people WHERE n % 2 = 0;
    INSERT INTO fare_tickets (number, enquiry_id, position, fare, made_by, made_at)
      SELECT '997' || lpad(n::text, 10, '0'), enquiry_id, 0, 6000000, 'bench', now() FROM people WHERE n % 2 = 0;
    INSERT INTO visa_cases (id, reference, token, state, guide_id, revision, as_of, kind, title, language, name, phone, consent,
        consented_at, order_id, visitor, ended_at, created_at, updated_at)
      SELECT id, 'SF-' || substr(lpad(n::text, 6, '0'), 1, 4) || '-' || substr(lpad(n::text, 6, '0'), 5), lpad(n::text, 26, 'c'), 'closed', '${guide}', 1, date '${today}', 'tourist',
        '{"en":{"country":"Thailand","kind":"Tourist visa, Thailand"},"bn":{"country":"থাইল্যান্ড","kind":"পর্যটন ভিসা, থাইল্যান্ড"}}', 'en',
        name, phone, 'Agreed.', now(), order_id, 'v' || n, now(), now() - n * interval '30 minutes', now() FROM people WHERE n % 5 = 0;
    INSERT INTO visa_applicants (id, case_id, position, name, profile)
      SELECT gen_random_uuid(), id, p, name || ' ' || p, 'student' FROM people, generate_series(0, 1) p WHERE n % 5 = 0;
    INSERT INTO passport_slips (number, case_id, move, at, actor, person, place, due_on)
      SELECT n, id, 'received', now(), 'bench', name, 'Safe', current_date FROM people WHERE n % 5 = 0;
    INSERT INTO money_arrivals (id, source, method, outside, outside_key, look_key, sender, amount, at, fingerprint, state, added_by, added_at)
      SELECT gen_random_uuid(), 'sms', 'bkash', 'A' || n, 'A' || n, 'A' || lpad(n::text, 5, '0') || ${signs.slice(0, 4).join(' || ').replaceAll('p.n', 'n')},
        '01700000000', 100000, now(), 'a' || n, 'new', 'bench', now() FROM people;`);
  await writeSoundsOfCustomers(db);
  await writeSoundsOfOrders(db);
  for (const table of [
    'orders',
    'customers',
    'customer_contacts',
    'enquiries',
    'payments',
    'money_arrivals',
  ]) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
  for (const table of ['fare_requests', 'fare_tickets', 'visa_cases', 'visa_applicants', 'passport_slips']) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
}
