import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { careForTravellersJob } from '#features/bookings/travellers/care/care.jobs.ts';
import { travellers } from '#features/bookings/travellers/travellers.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openedDatabase } from '../security/whole-database.ts';
import { openBookings } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 1, singleRooms: 0 };
const contact = {
  name: 'Salma Begum',
  phone: '01812-345678',
  email: 'salma@mail.example',
  reply: 'email',
} as const;
const number = 'A01234567';

const salma = {
  place: 'adult-1',
  surname: 'BEGUM',
  givenNames: 'SALMA',
  sex: 'F' as const,
  birthDate: '1990-04-02',
  passportNumber: number,
  expiresOn: '2030-01-01',
  nationality: 'BGD',
  diet: 'No beef',
  phone: '01812345678',
};
const karim = {
  place: 'adult-2',
  mrz: ['P<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6'],
};
const infant = {
  place: 'infant-1',
  surname: 'RAHMAN',
  givenNames: 'AYAN',
  sex: 'M' as const,
  birthDate: '2025-01-15',
  passportNumber: 'B7654321',
  expiresOn: '2027-02-01',
  nationality: 'BGD',
};

/** A booking of two adults and an infant on a tour abroad, accepted. */
async function travel(deps: CommandDeps) {
  const world = await openBookings(deps);
  await deps.db
    .update(departures)
    .set({ market: 'international', returnsOn: '2027-01-18' })
    .where(eq(departures.id, world.departure));
  const { token } = await world.book({ party, contact });
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, token));
  const id = order?.id ?? '';
  await run(deps, staff('amina'), acceptOrder, { id });
  const request = deskOf(deps);
  const visitor = (method: string, path: string, body?: unknown, ifMatch?: string) =>
    request(method, path, body, ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } });
  const as =
    (uid: string, permissions: readonly string[]) =>
    (method: string, path: string, body?: unknown, ifMatch?: string) =>
      request(method, path, body, {
        caller: callerOf(uid, permissions),
        ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
      });
  const office = as('amina', ['travellers.read', 'travellers.write']);
  const byLink = `/visitor/orders/${token}/travellers`;
  const put = (travellers: readonly unknown[], basedOn = 0, path = byLink, send = visitor) =>
    send('PUT', path, { travellers }, `"${basedOn}"`);
  return { world, id, token, visitor, office, as, byLink, put, inOffice: `/orders/${id}/travellers` };
}

describe('travellers', () => {
  test('of a tour abroad are named as in their passports, of one at home in any letters', async ({
    deps,
  }) => {
    const { world, visitor, byLink, put } = await travel(deps);
    for (const [field, names] of [
      ['surname', { surname: 'রহমান', givenNames: 'Abdul' }],
      ['givenNames', { surname: 'Rahman', givenNames: 'আব্দুল' }],
      ['givenNames', { surname: 'Rahman', givenNames: 'MR' }],
      ['surname', { surname: 'FNU', givenNames: null }],
    ] as const) {
      expect((await put([{ ...salma, ...names }])).body).toMatchObject({
        code: 'travellers.fields',
        fields: [{ path: `travellers.0.${field}` }],
      });
    }
    expect((await put([{ ...salma, surname: null, givenNames: 'Rahima' }])).status).toBe(200);
    const [single] = (await visitor('GET', byLink)).body.travellers;
    expect(single).toMatchObject({ isComplete: true, warnings: [{ code: 'name.single' }] });
    await deps.db.update(departures).set({ market: 'domestic' }).where(eq(departures.id, world.departure));
    const { passportNumber: _, expiresOn: __, nationality: ___, ...home } = salma;
    const named = { ...home, surname: 'রহমান', givenNames: 'আব্দুল' };
    expect((await put([{ ...named, givenNames: 'Mrs' }], 1)).body.code).toBe('travellers.fields');
    expect((await put([named], 1)).body.travellers[0]).toMatchObject({ isComplete: true });
  });

  test('named in other letters before the rule was one are asked for again', async ({ deps, db }) => {
    const { visitor, byLink, put } = await travel(deps);
    await put([salma]);
    await db.update(travellers).set({ surname: 'রহমান' }).where(eq(travellers.place, 'adult-1'));
    expect((await visitor('GET', byLink)).body.travellers[0]).toMatchObject({ isComplete: false });
  });

  test('are asked for one by one, and filled in by the order’s link in parts', async ({ deps }) => {
    const { visitor, byLink, put } = await travel(deps);
    const empty = await visitor('GET', byLink);
    expect(empty).toMatchObject({
      status: 200,
      body: { version: 0, needsPassport: true, isOpen: true, lastDay: '2027-01-11' },
    });
    expect(empty.body.travellers.map((each: { place: string }) => each.place)).toEqual([
      'adult-1',
      'adult-2',
      'infant-1',
    ]);
    const saved = await put([salma]);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      version: 1,
      travellers: [
        {
          place: 'adult-1',
          givenNames: 'SALMA',
          hasBirthDate: true,
          passportEnd: '67',
          isComplete: true,
          diet: 'No beef',
          phone: '+8801812345678',
        },
        { place: 'adult-2', surname: null, isComplete: false },
        { place: 'infant-1', isComplete: false },
      ],
    });
    const more = await put(
      [{ ...salma, passportNumber: undefined, birthDate: undefined, diet: null }, karim],
      1,
    );
    expect(more.body.travellers.slice(0, 2)).toMatchObject([
      { diet: null, passportEnd: '67', hasBirthDate: true, isComplete: true },
      { surname: 'RAHMAN', givenNames: 'ABDUL KARIM', sex: 'M', nationality: 'BGD', expiresOn: '2028-11-05' },
    ]);
  });

  test('show no birth date and no passport number to the link, nor does the database outside of what is sealed', async ({
    deps,
  }) => {
    const { visitor, token, byLink, put, office, inOffice } = await travel(deps);
    const saved = await put([salma, infant]);
    for (const shown of [
      saved,
      await visitor('GET', byLink),
      await visitor('GET', `${byLink}?language=bn`),
      await visitor('GET', `/visitor/orders/${token}`),
    ]) {
      const text = JSON.stringify(shown.body);
      expect(text).not.toContain(number);
      expect(text).not.toContain('1990-04-02');
      expect(text).not.toContain('2025-01-15');
      expect(text).not.toContain('2027-01-15');
    }
    expect(JSON.stringify((await office('GET', inOffice)).body)).not.toContain(number);
    expect(await openedDatabase(deps.db)).not.toContain(number);
    expect(await deps.db.$count(encryptedTexts)).toBe(1);
  });

  test('are opened to staff in full, which stands in the log without a number', async ({ deps }) => {
    const { put, office, inOffice, visitor, id, as } = await travel(deps);
    await put([salma]);
    expect((await visitor('POST', `${inOffice}/passports`)).status).toBe(401);
    const reading = as('riaz', ['travellers.read']);
    expect((await reading('POST', `${inOffice}/passports`)).status).toBe(403);
    const opened = await office('POST', `${inOffice}/passports`);
    expect(opened.body).toEqual({
      passports: [{ place: 'adult-1', passportNumber: number, expiresOn: '2030-01-01' }],
    });
    const log = await deps.db.select().from(activity).where(eq(activity.action, 'travellers.open'));
    expect(log).toMatchObject([{ actor: 'user:amina', subjectId: id, difference: { opened: 1 } }]);
    expect((await office('GET', inOffice)).body.travellers[0]).toMatchObject({ birthDate: '1990-04-02' });
  });

  test('have warnings that say what to do, in the language asked for', async ({ deps }) => {
    const { put, visitor, byLink } = await travel(deps);
    await put([salma, { ...infant, passportNumber: number }]);
    const codes = async (language: string) => {
      const { body } = await visitor('GET', `${byLink}?language=${language}`);
      return body.travellers.map((each: { warnings: { code: string; message: string }[] }) => each.warnings);
    };
    const [first, , last] = await codes('en');
    expect(first).toMatchObject([{ code: 'passport.twice' }]);
    expect(last.map(({ code }: { code: string }) => code)).toEqual([
      'passport.expires',
      'passport.twice',
      'age.turns-2',
    ]);
    expect(last[0].message).toContain('18 July 2027');
    expect((await codes('bn'))[2][0].message).toContain('১৮ জুলাই ২০২৭');
  });

  test('saved by two at once are kept as the first saved them; the second is told', async ({ deps }) => {
    const { put, office, inOffice } = await travel(deps);
    expect((await put([salma])).status).toBe(200);
    const second = await put([{ ...salma, surname: 'KHATUN' }], 0, inOffice, office);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'travellers.changed', details: { version: 1 } },
    });
    expect((await office('GET', inOffice)).body.travellers[0].surname).toBe('BEGUM');
    expect((await office('PUT', inOffice, { travellers: [salma] })).status).toBe(428);
  });

  test('that are not right are refused with the field, and nothing is saved', async ({ deps }) => {
    const { put, visitor, byLink } = await travel(deps);
    const misread = [karim.mrz[0] ?? '', (karim.mrz[1] ?? '').replace('A0', 'AO')];
    const wrong: readonly [unknown, string][] = [
      [{ ...salma, birthDate: '2026-12-02' }, 'travellers.0.birthDate'],
      [{ ...salma, phone: '12' }, 'travellers.0.phone'],
      [{ ...salma, place: 'adult-3' }, 'travellers.0.place'],
      [{ ...karim, mrz: misread }, 'travellers.0.mrz'],
      [{ ...karim, mrz: ['A', 'B'] }, 'travellers.0.mrz'],
    ];
    for (const [traveller, path] of wrong) {
      const refused = await put([traveller]);
      expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, path]);
    }
    expect((await put([salma, salma])).body.fields[0].path).toBe('travellers.1.place');
    expect((await visitor('GET', byLink)).body.version).toBe(0);
  });

  test('are closed to the link three days before the departure, and open to staff', async ({
    deps,
    clock,
  }) => {
    const { put, office, inOffice, visitor, byLink } = await travel(deps);
    clock.set('2027-01-11T17:59:00Z');
    expect((await put([salma])).status).toBe(200);
    clock.set('2027-01-11T18:00:00Z');
    expect(await put([salma], 1)).toMatchObject({
      status: 409,
      body: { code: 'travellers.closed', details: { lastDay: '2027-01-11' } },
    });
    expect((await visitor('GET', byLink)).body.isOpen).toBe(false);
    expect((await put([salma], 1, inOffice, office)).status).toBe(200);
  });

  test('of another order are unknown to a link, and a cancelled order takes none', async ({ deps }) => {
    const { put, visitor, id } = await travel(deps);
    expect((await visitor('GET', `/visitor/orders/${'x'.repeat(32)}/travellers`)).status).toBe(404);
    await run(deps, staff('amina'), cancelOrder, { id, reason: 'Ill' });
    expect(await put([salma])).toMatchObject({ status: 409, body: { code: 'travellers.over' } });
  });
});

const care = async (deps: CommandDeps) => {
  const job = careForTravellersJob(deps);
  const isDue = await job.isDue();
  await job.run(new AbortController().signal);
  return isDue;
};

describe('passport numbers', () => {
  const later = async (deps: CommandDeps & { clock: TestClock }, at: string) => {
    deps.clock.set(at);
    return [await care(deps), await deps.db.$count(encryptedTexts)];
  };

  test('are deleted thirty days after the return, and names stay', async ({ deps, clock }) => {
    const { put, office, inOffice } = await travel(deps);
    await put([salma, karim]);
    expect(await later({ ...deps, clock }, '2027-02-17T04:00:00Z')).toEqual([false, 1]);
    expect(await later({ ...deps, clock }, '2027-02-18T04:00:00Z')).toEqual([true, 0]);
    expect(await later({ ...deps, clock }, '2027-02-18T04:05:00Z')).toEqual([false, 0]);
    expect((await office('POST', `${inOffice}/passports`)).body.passports).toEqual([]);
    expect((await office('GET', inOffice)).body.travellers[0]).toMatchObject({
      surname: 'BEGUM',
      passportEnd: null,
    });
  });

  test('of a cancelled order are deleted at once', async ({ deps }) => {
    const { put, id } = await travel(deps);
    await put([salma]);
    await run(deps, staff('amina'), cancelOrder, { id, reason: 'Ill' });
    expect(await care(deps)).toBe(true);
    expect(await deps.db.$count(encryptedTexts)).toBe(0);
  });
});

test('who doesn’t travel any more is forgotten, and whoever comes along later is somebody else', async ({
  deps,
}) => {
  const { put, id, office, inOffice } = await travel(deps);
  await put([salma, karim, infant]);
  const change = (from: number, more: object) =>
    run(deps, staff('amina'), changeBooking, {
      id,
      from,
      reason: 'They asked for it.',
      agreed: true,
      withoutFee: true,
      key: aKey(),
      party: { ...party, ...more },
    });
  expect(await care(deps)).toBe(false);
  await change(1, { adults: 1, infants: 0 });
  expect(await care(deps)).toBe(true);
  expect(await care(deps)).toBe(false);
  expect(await openedDatabase(deps.db)).not.toMatch(/ABDUL KARIM|AYAN/);
  expect((await office('POST', `${inOffice}/passports`)).body.passports).toMatchObject([
    { place: 'adult-1', passportNumber: number },
  ]);
  expect(await deps.db.$count(encryptedTexts)).toBe(1);
  await change(2, {});
  expect((await office('GET', inOffice)).body.travellers).toMatchObject([
    { place: 'adult-1', surname: 'BEGUM', passportEnd: '67' },
    { place: 'adult-2', surname: null, birthDate: null, passportEnd: null },
    { place: 'infant-1', surname: null, birthDate: null, passportEnd: null },
  ]);
});

describe('a reminder', () => {
  test('asks once who travels, four days before the last day, with the link', async ({ deps, clock }) => {
    const { put, token } = await travel(deps);
    await put([salma]);
    const letters = () => deps.db.select().from(messages).where(isLetter('travellers.missing'));
    clock.set('2027-01-07T02:59:00Z');
    expect(await care(deps)).toBe(false);
    clock.set('2027-01-07T03:00:00Z');
    expect(await care(deps)).toBe(true);
    expect(await care(deps)).toBe(false);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.text).toContain(`https://shofor.example/orders/${token}/travellers`);
    expect(letter?.text).toContain('2 of 3 travellers');
    expect(letter?.text).not.toContain(number);
  });

  test('is not sent when all is known, nor after the last day', async ({ deps, clock }) => {
    const { put } = await travel(deps);
    clock.set('2027-01-12T04:00:00Z');
    expect(await care(deps)).toBe(false);
    clock.set('2027-01-08T04:00:00Z');
    await put([salma, karim, infant]);
    await care(deps);
    expect(await deps.db.$count(messages, isLetter('travellers.missing'))).toBe(0);
  });
});
