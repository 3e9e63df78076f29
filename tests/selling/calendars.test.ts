import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { departurePlan } from '#features/departures/departures.contract.ts';
import { orders } from '#features/orders/orders.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { calendarFile } from '#platform/calendar-file/calendar-file.rules.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { ownCalendars } from '../../src/own-calendars.ts';
import { officeOf } from '../office/office.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings } from './booking-world.ts';
import { openFares } from './fare-world.ts';
import { sell } from './sales.ts';

/** Reads a file for calendars: its headers, and its lines by name. */
function readerOf({ db, clock }: CommandDeps) {
  const app = new Hono();
  for (const routes of ownCalendars(db, clock)) {
    app.route('/', routes);
  }
  return async (path: string) => {
    const response = await app.request(path);
    const text = await response.text();
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const all = (name: string) => lines.filter((line) => line.startsWith(name));
    return {
      status: response.status,
      headers: response.headers,
      text,
      all,
      one: (name: string) => all(name)[0],
    };
  };
}
const sequenceIn = (line = '') => Number(line.replace('SEQUENCE:', ''));

test('a tour is whole days in a calendar, and a change and its cancellation are taken by it', async ({
  deps,
  clock,
}) => {
  const read = readerOf(deps);
  const sale = await sell(deps, { travelsOn: '2027-01-21' });
  const { token } = await deps.db
    .select({ token: orders.token })
    .from(orders)
    .where(eq(orders.id, sale.id))
    .then(([row]) => row ?? { token: '' });
  const quoted = await read(`/orders/${token}.ics`);
  expect(quoted.status).toBe(200);
  expect(Object.fromEntries(quoted.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${sale.reference}.ics"`,
  });
  expect(quoted.text.split('\r\n').slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shofor//Shofor//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]);
  expect(quoted.all('')).toEqual(
    expect.arrayContaining([
      `UID:${sale.reference}@shofor`,
      'DTSTART;VALUE=DATE:20270121',
      'DTEND;VALUE=DATE:20270122',
      'SUMMARY:Visa service',
      'STATUS:TENTATIVE',
    ]),
  );
  const at = clock.now();
  clock.set('2026-12-05T06:00:00Z');
  // The file is of its last change, not of today: it is the same until something changes.
  expect((await read(`/bn/orders/${token}.ics`)).one('DTSTAMP')).toBe(
    `DTSTAMP:${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  );
  await deps.db
    .update(orders)
    .set({ state: 'cancelled', version: 7, updatedAt: clock.now() })
    .where(eq(orders.id, sale.id));
  const cancelled = await read(`/orders/${token}.ics`);
  expect(cancelled.one('STATUS')).toBe('STATUS:CANCELLED');
  expect(cancelled.one('UID')).toBe(quoted.one('UID'));
  expect(cancelled.one('DTSTAMP')).toBe('DTSTAMP:20261205T060000Z');
  expect(sequenceIn(cancelled.one('SEQUENCE'))).toBeGreaterThan(sequenceIn(quoted.one('SEQUENCE')));
});

test('a tour begins and ends at the hours and place where its departure meets, and a change of them is taken', async ({
  deps,
}) => {
  const read = readerOf(deps);
  const { book, departure } = await openBookings(deps);
  const { token } = await book();
  const path = `/orders/${token}.ics`;
  const office = officeOf(deps, ['documents.read', 'departures.write']);
  const plan = async (changed: object) => {
    const { body, headers } = await office('GET', `/departures/${departure}`);
    const { departsOn, returnsOn, cutOff, seats, keptBack, band } = departurePlan.strip().parse(body);
    const same = { departsOn, returnsOn, cutOff, seats, keptBack, band };
    const put = { ...same, ...changed };
    const answer = await office('PUT', `/departures/${departure}`, put, {
      'if-match': headers.get('etag') ?? '',
    });
    expect(answer.status, answer.text).toBe(200);
  };
  const whole = await read(path);
  expect(whole.one('DTSTART')).toBe('DTSTART;VALUE=DATE:20270114');
  // What the package says of its first day.
  expect(whole.one('DESCRIPTION')).toMatch(/\\n.+/);
  expect(whole.one('LOCATION')).toBeUndefined();
  await plan({
    meeting: { place: { en: 'Arambagh counter, Dhaka', bn: 'আরামবাগ কাউন্টার' }, time: '06:30' },
    meetingBack: { place: { en: 'Sugandha Point' }, time: '20:00' },
  });
  const met = await read(path);
  expect([met.all('DTSTART').at(-1), met.one('DTEND'), met.one('LOCATION')]).toEqual([
    'DTSTART;TZID=Asia/Dhaka:20270114T063000',
    'DTEND;TZID=Asia/Dhaka:20270114T200000',
    'LOCATION:Arambagh counter\\, Dhaka',
  ]);
  expect(met.one('DESCRIPTION')).toContain('\\nStarting back: 8:00 pm\\, Sugandha Point.');
  expect(met.one('UID')).toBe(whole.one('UID'));
  expect(sequenceIn(met.one('SEQUENCE'))).toBe(sequenceIn(whole.one('SEQUENCE')) + 1);
  expect((await read(`/bn${path}`)).one('LOCATION')).toBe('LOCATION:আরামবাগ কাউন্টার');
  // Another number of seats changes nothing in a calendar; what isn't sent of the meetings stays.
  await plan({ seats: 12 });
  expect((await read(path)).text).toBe(met.text);
  await plan({ meeting: null });
  const off = await read(path);
  expect(off.one('DTSTART')).toBe('DTSTART;VALUE=DATE:20270114');
  expect(sequenceIn(off.one('SEQUENCE'))).toBe(sequenceIn(met.one('SEQUENCE')) + 1);
});

test('flights stand at the times of their airports, in Dhaka by its clock; a cancelled order takes them out', async ({
  deps,
}) => {
  const read = readerOf(deps);
  const { add, send, accept } = await openFares(deps);
  const option = (await add()).body.id;
  const token = await send();
  // Nothing is chosen yet.
  expect((await read(`/fares/${token}.ics`)).status).toBe(404);
  const { order } = (await accept(token, option)).body;
  const sold = await read(`/fares/${token}.ics`);
  expect(sold.all('DTSTART').slice(-2)).toEqual([
    'DTSTART;TZID=Asia/Dhaka:20270212T112000',
    // 16:00 in Bangkok.
    'DTSTART:20270216T090000Z',
  ]);
  expect(sold.all('DTEND')).toEqual(['DTEND:20270212T075000Z', 'DTEND;TZID=Asia/Dhaka:20270216T173500']);
  expect(sold.one('TZID')).toBe('TZID:Asia/Dhaka');
  expect(sold.one('SUMMARY')).toBe('SUMMARY:BG 388: Dhaka – Bangkok');
  expect(sold.all('STATUS')).toEqual(['STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
  expect((await read(`/bn/fares/${token}.ics`)).one('SUMMARY')).toBe('SUMMARY:BG 388: ঢাকা – ব্যাংকক');
  const [row] = await deps.db.select().from(orders).where(eq(orders.reference, order.reference));
  await deps.db
    .update(orders)
    .set({ state: 'cancelled', version: (row?.version ?? 0) + 1 })
    .where(eq(orders.reference, order.reference));
  const off = await read(`/fares/${token}.ics`);
  expect(off.all('STATUS')).toEqual(['STATUS:CANCELLED', 'STATUS:CANCELLED']);
  expect(off.all('UID')).toEqual(sold.all('UID'));
  expect(sequenceIn(off.one('SEQUENCE'))).toBe(sequenceIn(sold.one('SEQUENCE')) + 1);
});

test('an appointment at the visa centre is a day of the calendar, or an hour of it, moves, and goes with the case', async ({
  deps,
}) => {
  const read = readerOf(deps);
  const { begin } = await openCases(deps);
  const visa = await begin();
  const path = `/visacases/${visa.token}.ics`;
  expect((await read(path)).status).toBe(404);
  await visa.office('POST', '/plan', { appointmentOn: '2027-01-05' });
  const first = await read(path);
  expect([first.one('DTSTART'), first.one('DTEND')]).toEqual([
    'DTSTART;VALUE=DATE:20270105',
    'DTEND;VALUE=DATE:20270106',
  ]);
  expect(first.one('SUMMARY')).toBe('SUMMARY:Appointment at the visa centre: Thailand');
  await visa.office('POST', '/plan', { appointmentOn: '2027-01-07' });
  const moved = await read(path);
  expect(moved.one('DTSTART')).toBe('DTSTART;VALUE=DATE:20270107');
  expect(moved.one('UID')).toBe(first.one('UID'));
  expect(sequenceIn(moved.one('SEQUENCE'))).toBe(sequenceIn(first.one('SEQUENCE')) + 1);
  await visa.office('POST', '/plan', { appointmentAt: '10:30', appointmentPlace: 'VFS Global, Gulshan 1' });
  const timed = await read(path);
  expect([timed.all('DTSTART').at(-1), timed.one('DTEND'), timed.one('LOCATION')]).toEqual([
    'DTSTART;TZID=Asia/Dhaka:20270107T103000',
    'DTEND:20270107T053000Z',
    'LOCATION:VFS Global\\, Gulshan 1',
  ]);
  expect(sequenceIn(timed.one('SEQUENCE'))).toBe(sequenceIn(moved.one('SEQUENCE')) + 1);
  await deps.db
    .update(visaCases)
    .set({ state: 'withdrawn', endedAt: deps.clock.now() })
    .where(eq(visaCases.id, visa.id));
  expect((await read(path)).one('STATUS')).toBe('STATUS:CANCELLED');
});

test('a token of nobody has no calendar, nor has an order without days', async ({ deps }) => {
  const read = readerOf(deps);
  const sale = await sell(deps);
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, sale.id));
  for (const path of [
    `/orders/${'a'.repeat(26)}.ics`,
    `/bn/visacases/${'a'.repeat(26)}.ics`,
    `/fares/${'a'.repeat(26)}.ics`,
    '/orders/.ics',
    `/orders/${row?.token}.ics`,
  ]) {
    const { status, headers } = await read(path);
    expect([path, status, headers.get('content-type')?.startsWith('text/calendar') ?? false]).toEqual([
      path,
      404,
      false,
    ]);
  }
});

test('lines are folded at 75 octets and never within a letter; what a calendar reads as signs is escaped', () => {
  const summary = `${'কক্সবাজার: সাগরপাড়ে তিন রাত, '.repeat(6)}a;b\\c\nnext`;
  const text = calendarFile({
    sequence: 1,
    changedAt: new Date('2026-12-01T04:00:00Z'),
    entries: [
      {
        uid: 'x',
        summary,
        description: '',
        when: { from: '2027-01-21', until: '2027-01-24' },
        state: 'confirmed',
      },
    ],
  });
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeGreaterThan(72);
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/u);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${'কক্সবাজার: সাগরপাড়ে তিন রাত\\, '.repeat(6)}a\\;b\\\\c\\nnext\r\n`);
  expect(unfolded).toContain('DTEND;VALUE=DATE:20270125\r\n');
});
