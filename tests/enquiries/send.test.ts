import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { enquiries, enquiryEvents } from '#features/enquiries/enquiries.table.ts';
import { findByToken } from '#features/enquiries/visitor/visitor.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf, fare, openAgency, question, rowOf } from './desk.ts';

describe('an enquiry that is sent', () => {
  test('is there with its number, its history, its log entry, and letters to the visitor and the staff', async ({
    db,
    deps,
  }) => {
    await openAgency(deps);
    const before = await db.$count(activity);
    const { status, body } = await deskOf(deps)('POST', '/enquiries', question());
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^SF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
    expect(Object.keys(body)).toEqual(['reference', 'path']);
    const row = await rowOf(db, body.reference);
    expect(row).toMatchObject({
      kind: 'contact',
      state: 'new',
      inReview: false,
      phone: '+8801712345678',
      email: 'rahim@mail.example',
      message: 'When is the office open?',
    });
    expect(body.path).toBe(`/enquiries/${row.token}`);
    const letters = await db.select().from(messages).where(isLetter()).orderBy(messages.event);
    const [, letter] = letters;
    expect(letters.map(({ toAddress, event }) => [toAddress, event])).toEqual([
      ['hello@shofor.example', 'enquiry.notice'],
      ['rahim@mail.example', 'enquiry.received'],
    ]);
    expect(letter?.text).toContain(`https://shofor.example/enquiries/${row.token}`);
    expect(letter?.text).toContain(row.reference);
    // Nobody can make us carry their words to a stranger's address.
    expect(letter?.text).not.toContain('When is the office open?');
    expect(letters[0]?.text).toContain('When is the office open?');
    expect((await db.select().from(enquiryEvents)).map(({ happened }) => happened)).toEqual(['sent']);
    expect(await db.$count(activity)).toBe(before + 1);
  });

  test('about a visa knows kind, profile and day of travel, and the fee as it is published', async ({
    db,
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const visa = {
      ...question({ language: 'bn' }),
      kind: 'visa',
      topic: undefined,
      visa: 'thailand',
      profile: 'job-holder',
      travelOn: '2027-02-12',
      applicants: 3,
      message: '',
    };
    const { body } = await request('POST', '/enquiries', visa);
    expect(body.path).toMatch(/^\/bn\/enquiries\//);
    const { details, subject } = await rowOf(db, body.reference);
    expect(subject).toBe('থাইল্যান্ড: Tourist visa, থাইল্যান্ড');
    expect(details).toMatchObject({
      fee: { each: 730_000, total: 2_190_000 },
      profile: 'job-holder',
      travelOn: '2027-02-12',
    });
    const refused = async (changed: object) =>
      (await request('POST', '/enquiries', { ...visa, ...changed })).body.fields?.map(
        ({ path }: { path: string }) => path,
      );
    expect(await refused({ travelOn: '2026-11-30' })).toEqual(['travelOn']);
    expect(await refused({ visaKind: 'no-such' })).toEqual(['visaKind']);
    expect(await refused({ profile: 'child' })).toEqual(['profile']);
    expect(await refused({ visa: 'atlantis' })).toEqual(['visa']);
  });

  test('about a package has the price of the package’s own rules, whatever the sender says', async ({
    db,
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const party = { adults: 2, childbed: 1, childnobed: 0, infants: 1, single: 0 };
    const asked = {
      ...question(),
      kind: 'package',
      topic: undefined,
      package: 'coxs-bazar',
      departure: 'on-2027-01-14',
      party,
      message: '',
    };
    const { body } = await request('POST', '/enquiries', asked);
    expect((await rowOf(db, body.reference)).details).toMatchObject({
      quote: { total: 2 * 12_500_00 + 9_800_00 },
      departure: { departsOn: '2027-01-14', seatsLeft: 20 },
      problems: [],
    });
    // Both letters say date, party and price.
    const letters = await db.select().from(messages).where(isLetter());
    expect(letters).toHaveLength(2);
    for (const { text, html } of letters) {
      for (const fact of ['14 January 2027', '2 adults', '1 child with a bed', '1 infant', '৳34,800']) {
        expect([text.includes(fact), html.includes(fact)], fact).toEqual([true, true]);
      }
    }
    const bent: readonly object[] = [
      ...[
        'price',
        'total',
        'quote',
        'discount',
        'currency',
        'state',
        'owner',
        'inReview',
        'reference',
        'token',
      ].map((name) => ({ [name]: 1 })),
      ...[-1, 0, 1.5, 1e9, '2', '1e3', null, Number.NaN].map((adults) => ({ party: { ...party, adults } })),
      ...[-1, 41, '1'].map((infants) => ({ party: { ...party, infants } })),
      ...['on-2026-11-20', 'on-2030-01-01', '', '__proto__'].map((departure) => ({ departure })),
    ];
    const count = await db.$count(enquiries);
    for (const each of bent) {
      const { status, body: problem } = await request('POST', '/enquiries', { ...asked, ...each });
      expect([400, 422], JSON.stringify(each)).toContain(status);
      const fields = problem.fields.map(({ path }: { path: string }) => path).join(' ');
      expect(fields, JSON.stringify(each)).toContain(Object.keys(each)[0]);
    }
    expect(await db.$count(enquiries)).toBe(count);
  });

  test('for an air ticket follows every rule of passengers and dates', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const { body } = await request('POST', '/enquiries', fare());
    const row = await rowOf(db, body.reference);
    expect(row).toMatchObject({ kind: 'air-ticket', phone: '+8801712345679', name: 'করিম' });
    expect(row.subject).toContain('Dhaka');
    const leg = (from: string, to: string, depart: string) => ({
      from: { text: from },
      to: { text: to },
      depart,
    });
    const wrong: ReadonlyArray<readonly [object, string]> = [
      [{ passengers: { adults: 0, children: 1, infants: 0 } }, 'journey.passengers.adults'],
      [{ passengers: { adults: 1, children: 0, infants: 2 } }, 'journey.passengers.infants'],
      [{ passengers: { adults: 90, children: 9, infants: 1 } }, 'journey.passengers'],
      [{ returnOn: '2027-02-11' }, 'journey.returnOn'],
      [{ returnOn: undefined }, 'journey.returnOn'],
      [{ trip: 'one-way' }, 'journey.returnOn'],
      [{ legs: [leg('Dhaka', 'dhaka', '2027-02-12')] }, 'journey.legs.0.to'],
      [{ legs: [leg('Dhaka', 'Bangkok', '2026-11-30')] }, 'journey.legs.0.depart'],
      [{ legs: [leg('Dhaka', 'Bangkok', '2028-02-12')], returnOn: '2028-02-13' }, 'journey.legs.0.depart'],
      [{ legs: [leg('Dhaka', 'Bangkok', '2027-02-30')] }, 'journey.legs.0.depart'],
      [{ legs: [] }, 'journey.legs'],
      [
        {
          trip: 'multi-city',
          returnOn: undefined,
          legs: [leg('A', 'B', '2027-02-12'), leg('B', 'C', '2027-02-10')],
        },
        'journey.legs',
      ],
      [
        { trip: 'multi-city', returnOn: undefined, legs: Array(7).fill(leg('A', 'B', '2027-02-12')) },
        'journey.legs',
      ],
    ];
    for (const [changed, field] of wrong) {
      const refused = await request('POST', '/enquiries', fare(changed));
      expect([400, 422]).toContain(refused.status);
      expect(
        refused.body.fields.map(({ path }: { path: string }) => path),
        JSON.stringify(changed),
      ).toContain(field);
    }
  });

  test.for([
    ['01712345678', '+8801712345678'],
    ['+88 01712-345678', '+8801712345678'],
    ['(+৮৮) ০১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
    ['\u202a+880 1712-345678\u202c', '+8801712345678'],
    ['02-55012345', '+880255012345'],
    ['+971 50 123 4567', '+971501234567'],
  ])('has the telephone number %s as %s', async ([typed, number], { db, deps }) => {
    await openAgency(deps);
    const contact = { name: 'Rahim', phone: typed, reply: 'phone' } as const;
    const { body } = await deskOf(deps)('POST', '/enquiries', question({ contact }));
    expect((await rowOf(db, body.reference)).phone).toBe(number);
  });

  test.for([
    ['of blanks alone, which is none', ' ', 400],
    ['that no telephone has, though it has the length of one', '+999 123 456 789', 422],
  ] as const)('is refused with a number %s', async ([, phone, refused], { db, deps }) => {
    const contact = { name: 'Rahim', phone, reply: 'whatsapp' } as const;
    const { status, body } = await deskOf(deps)('POST', '/enquiries', question({ contact }));
    expect([status, body.fields[0].path]).toEqual([refused, 'contact.phone']);
    expect(await db.$count(enquiries)).toBe(0);
  });
});

describe('the same form sent again', () => {
  const key = '0123456789abcdef0123456789abcdef';

  test('is one enquiry with one response and one pair of letters', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const first = await request('POST', '/enquiries', question({ key, fillMs: 9_000 }));
    // Later, over another line: the key is what counts.
    const again = await request('POST', '/enquiries', question({ key, fillMs: 80_000 }), {
      visitor: '198.51.100.7',
    });
    expect(again.body).toEqual(first.body);
    expect([await db.$count(enquiries), await db.$count(messages, isLetter())]).toEqual([1, 2]);
  });

  test('with its key but another text is refused, and shows nothing of the first', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const first = await request('POST', '/enquiries', question({ key }));
    const other = await request('POST', '/enquiries', question({ key, message: 'What else did they ask?' }), {
      visitor: '198.51.100.7',
    });
    expect([other.status, other.body.code]).toEqual([422, 'key.used']);
    expect(other.text).not.toContain(first.body.reference);
    expect(await db.$count(enquiries)).toBe(1);
  });

  test('without scripts is one enquiry for ten minutes, and another one after', async ({
    db,
    deps,
    clock,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    clock.set('2026-12-01T04:09:58Z');
    const first = await request('POST', '/enquiries', question());
    clock.set('2026-12-01T04:18:00Z');
    expect((await request('POST', '/enquiries', question())).body).toEqual(first.body);
    // The same words from somebody else are somebody else's.
    const other = await request('POST', '/enquiries', question(), { visitor: '198.51.100.7' });
    expect(other.body.reference).not.toBe(first.body.reference);
    clock.set('2026-12-01T04:20:30Z');
    const later = await request('POST', '/enquiries', question());
    expect(later.body.reference).not.toBe(first.body.reference);
    expect(await db.$count(enquiries)).toBe(3);
  });
});

describe('what looks like spam', () => {
  test('is saved and confirmed like any other; staff get an e-mail with the reasons, the visitor doesn’t', async ({
    db,
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const sent = await request(
      'POST',
      '/enquiries',
      question({ website: 'http://spam.example', fillMs: 200 }),
    );
    expect(sent.status).toBe(201);
    expect(Object.keys(sent.body)).toEqual(['reference', 'path']);
    expect(await rowOf(db, sent.body.reference)).toMatchObject({
      inReview: true,
      reviewReasons: ['honeypot', 'too-quick'],
    });
    // The visitor's page says so.
    expect(await findByToken(db, sent.body.path.replace('/enquiries/', ''))).toMatchObject({
      inReview: true,
    });
    const letters = await db.select().from(messages).where(isLetter());
    expect(letters.map(({ toAddress }) => toAddress)).toEqual(['hello@shofor.example']);
    expect(letters[0]?.subject).toContain(`In review: enquiry ${sent.body.reference}`);
    expect(letters[0]?.text).toContain('a field that people don’t see was filled in');
  });

  test('writes to staff six times an hour at most', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    for (let each = 0; each < 9; each += 1) {
      await request('POST', '/enquiries', question({ website: 'x', message: `Buy this, ${each}` }));
    }
    expect([await db.$count(enquiries), await db.$count(messages, isLetter())]).toEqual([9, 6]);
  });

  test('doesn’t include hundreds behind one address of a carrier: each gets both letters', async ({
    db,
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    for (let each = 10; each < 40; each += 1) {
      const contact = {
        name: 'Rahim',
        phone: `017123456${each}`,
        email: `r${each}@mail.example`,
        reply: 'phone' as const,
      };
      await request(
        'POST',
        '/enquiries',
        question({ message: `We are ${each} people.`, contact, fillMs: 30_000 }),
      );
    }
    expect([
      await db.$count(enquiries, eq(enquiries.inReview, true)),
      await db.$count(messages, isLetter()),
    ]).toEqual([0, 60]);
  });

  test('is known by its number: from one address, and for one person from many', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    for (let each = 0; each < 10; each += 1) {
      const phone = `0171234560${each}`;
      await request('POST', '/enquiries', question({ contact: { name: 'Rahim', phone, reply: 'phone' } }));
      await request('POST', '/enquiries', question({ message: `Again ${each}` }), {
        visitor: `198.51.100.${each}`,
      });
    }
    const rows = await db.select().from(enquiries);
    const inReview = (reason: string) =>
      rows.filter(({ reviewReasons }) => reviewReasons.some((each) => each === reason)).length;
    expect([inReview('many-from-address'), inReview('many-from-contact')]).toEqual([2, 5]);
  });

  test('doesn’t fill the database from one contact', async ({ deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const send = (each: number) => request('POST', '/enquiries', question({ message: `Number ${each}` }));
    const statuses: number[] = [];
    for (let each = 0; each < 40; each += 1) {
      statuses.push((await send(each)).status);
    }
    expect(statuses.every((status) => status === 201)).toBe(true);
    const refused = await send(40);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.body.code).toBe('enquiries.too-many');
  });
});

test('an enquiry can’t be sent from another site, nor as anything but JSON', async ({ db, deps }) => {
  const request = deskOf(deps);
  const foreign: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://shofor.example.evil.example' },
    { origin: 'http://shofor.example' },
  ];
  for (const headers of foreign) {
    expect(
      (await request('POST', '/enquiries', question(), { headers })).status,
      JSON.stringify(headers),
    ).toBe(403);
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const sent = await request('POST', '/enquiries', question(), { headers: { 'content-type': type } });
    expect([400, 415], type).toContain(sent.status);
  }
  expect((await request('POST', '/enquiries', '{"kind":')).status).toBe(400);
  expect((await request('POST', '/enquiries', `{"a":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
  expect(await db.$count(enquiries)).toBe(0);
});
