import fc from 'fast-check';
import { expect } from 'vitest';
import { enquiries, enquiryEvents } from '#features/enquiries/enquiries.table.ts';
import { findWhole } from '#features/enquiries/inbox/whole.queries.ts';
import { findByToken } from '#features/enquiries/visitor/visitor.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, fare, openAgency, question, rowOf } from './desk.ts';

/** 5,000 on both databases together; BODIES=… for more. */
const runs = Number(process.env.BODIES ?? 1000);

const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  '\u200d',
  '👩‍👩‍👧',
  'ক্ষ্ম',
  'é'.normalize('NFD'),
  "'; DROP TABLE enquiries; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '%00',
  '\r\nBcc: a@b.example',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  '\n\n\n',
  'x'.repeat(3_000),
  '০১৭১২৩৪৫৬৭৮',
);
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 30 }));
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 4 }),
  fc.object({ maxDepth: 3, key: fc.oneof(nasty, fc.string({ maxLength: 10 })) }),
);

/** The places of a body that can be spoilt. */
const places = [
  'kind',
  'topic',
  'message',
  'language',
  'contact',
  'key',
  'website',
  'fillMs',
  'journey',
  'visa',
  'package',
  'contact.name',
  'contact.phone',
  'contact.email',
  'contact.reply',
  'party',
  'party.adults',
  'departure',
  'journey.legs',
  'journey.legs.0',
  'journey.legs.0.from',
  'journey.legs.0.from.text',
  'journey.legs.0.depart',
  'journey.passengers.adults',
  'journey.cabin',
  'journey.returnOn',
  'profile',
  'travelOn',
  'applicants',
  '__proto__',
  'constructor',
  'contact.__proto__',
  'contact.constructor.prototype',
  'price',
  'owner',
  'inReview',
];

/** JSON text, because `__proto__` of a literal is no property. */
function withPlace(body: unknown, place: string, value: unknown): string {
  const copy: unknown = JSON.parse(JSON.stringify(body));
  const path = place.split('.');
  let at = copy;
  for (const name of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) {
      break;
    }
    if (!Object.hasOwn(at, name)) {
      Object.defineProperty(at, name, { value: {}, enumerable: true, configurable: true, writable: true });
    }
    at = Object.getOwnPropertyDescriptor(at, name)?.value;
  }
  if (typeof at === 'object' && at !== null) {
    Object.defineProperty(at, path.at(-1) ?? '', {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return JSON.stringify(copy);
}

const party = { adults: 2, childbed: 0, childnobed: 0, infants: 0, single: 0 };
const rightBodies: readonly unknown[] = [
  question(),
  fare(),
  { ...question(), kind: 'visa', topic: undefined, visa: 'thailand' },
  {
    ...question(),
    kind: 'package',
    topic: undefined,
    package: 'coxs-bazar',
    departure: 'on-2027-01-14',
    party,
  },
];

const spoilt = fc
  .tuple(
    fc.constantFrom(...rightBodies),
    fc.array(fc.tuple(fc.constantFrom(...places), anyValue), { minLength: 1, maxLength: 3 }),
  )
  .map(([body, changes]) =>
    changes.reduce((text, [place, value]) => withPlace(JSON.parse(text), place, value), JSON.stringify(body)),
  );
/** Only what people write themselves is strange. */
const worded = fc
  .tuple(
    fc.constantFrom(...rightBodies),
    fc.constantFrom('contact.name', 'message', 'website'),
    fc.tuple(anyText, anyText).map(([left, right]) => `Rahim ${left} ${right}`),
  )
  .map(([body, place, value]) => withPlace(body, place, value));
const wild = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constant('['.repeat(30_000)),
  fc.constant(`${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`),
  fc.constant(JSON.stringify({ ...question(), message: 'x'.repeat(60_000) })),
  fc.constant(
    JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, each) => [`k${each}`, each]))),
  ),
);

test(`${runs} strange bodies are refused with the field named, or kept and shown safely`, async ({
  db,
  deps,
  clock,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const caller = callerOf('amina', clerkPermissions);
  let [kept, refused, visitor] = [0, 0, 0];
  const logged = await db.$count(activity);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { weight: 6, arbitrary: spoilt },
        { weight: 3, arbitrary: worded },
        { weight: 1, arbitrary: wild },
      ),
      async (text) => {
        visitor += 1;
        // Two minutes apart: one contact may send 40 enquiries an hour.
        clock.set(new Date(Date.parse('2026-12-01T04:00:00Z') + visitor * 120_000).toISOString());
        const before = await db.$count(enquiries);
        const response = await request('POST', '/enquiries', text, { visitor: `visitor ${visitor}` });
        const after = await db.$count(enquiries);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
        if (response.status !== 201) {
          refused += 1;
          expect([400, 413, 415, 422], response.text).toContain(response.status);
          expect(response.text).not.toMatch(/SELECT|INSERT|drizzle|at .+:\d+:\d+/);
          const isReadable = response.status === 422 || response.body?.code === 'input.invalid';
          expect(isReadable ? response.body.fields.length : 1).toBeGreaterThan(0);
          expect(after).toBe(before);
          return;
        }
        kept += 1;
        const row = await rowOf(db, response.body.reference);
        expect(row.phone ?? '+8801712345678').toMatch(/^\+[1-9]\d{6,14}$/);
        expect(`${row.name}${row.subject}${row.message}`).not.toMatch(
          /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(`${row.name}${row.subject}`).not.toMatch(/[\r\n]/);
        expect(await findByToken(db, row.token)).toBeDefined();
        expect(await findWhole(db, row.id, 'bn')).toBeDefined();
      },
    ),
    { numRuns: runs },
  );
  console.log(`${runs} bodies: ${kept} kept, ${refused} refused`);
  expect([kept > 10, refused > runs / 4]).toEqual([true, true]);
  // Nothing half stored: each has its first line and its log entry.
  const stored = await db.$count(enquiries);
  expect(await db.$count(activity)).toBe(logged + stored);
  const events = await db.select().from(enquiryEvents);
  expect(events.filter(({ happened }) => happened === 'sent').length).toBe(stored);
  // And the office reads them all, page by page.
  let [cursor, seen] = ['', 0];
  do {
    const page = await request('GET', `/enquiries?tab=all&limit=100${cursor}`, undefined, { caller });
    expect(page.status).toBe(200);
    seen += page.body.items.length;
    cursor = page.body.next === null ? '' : `&cursor=${page.body.next}`;
  } while (cursor !== '');
  expect(seen).toBe(stored);
}, 600_000);
