import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { careForTravellersJob } from '#features/bookings/travellers/care/care.jobs.ts';
import { departures } from '#features/departures/departures.table.ts';
import { countMeetingChange } from '#features/departures/meeting-point/meeting-point.writes.ts';
import { holdForClaim } from '#features/departures/seats/hold-extension.writes.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { liveTexts } from '#features/documents/documents.table.ts';
import { tendOrders, tendOrdersJob } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { urgentEvents } from '#platform/messages/events.data.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { openFares } from './fare-world.ts';
import { staff } from './sales.ts';

const contact = {
  name: 'Salma Begum',
  phone: '01812-345678',
  email: 'salma@mail.example',
  reply: 'email',
} as const;

const told = ({ db }: Pick<CommandDeps, 'db'>, event: string) =>
  db.select().from(messages).where(eq(messages.event, event)).orderBy(messages.channel);
const ways = async (deps: CommandDeps, event: string) =>
  (await told(deps, event)).map(({ channel }) => channel);

describe('seats that are held for hours and not paid', () => {
  /** A booking that is held for a day, of which so many hours are left. */
  async function held(deps: CommandDeps) {
    const world = await openBookings(deps);
    const { token } = await world.book({ contact });
    const id = await orderIdOf(deps, token);
    const leave = (hours: number, of = 24) =>
      deps.db
        .update(seatHolds)
        .set({
          heldAt: sql`clock_timestamp() - ${of - hours} * interval '1 hour'`,
          until: sql`clock_timestamp() + ${hours} * interval '1 hour'`,
        })
        .where(eq(seatHolds.orderId, id));
    return { world, id, token, leave };
  }

  test('are told of four hours before they are free, once, by telephone and by letter', async ({ deps }) => {
    const { token, leave } = await held(deps);
    await leave(5);
    await tendOrders(deps);
    expect(await ways(deps, 'hold.ends')).toEqual([]);
    await leave(3);
    expect(await tendOrdersJob(deps).isDue()).toBe(true);
    await tendOrders(deps);
    await tendOrders(deps);
    expect(await tendOrdersJob(deps).isDue()).toBe(false);
    const [letter, sms, ...others] = await told(deps, 'hold.ends');
    expect([letter?.channel, sms?.channel, others]).toEqual(['email', 'sms', []]);
    for (const { text } of [letter, sms].flatMap((each) => each ?? [])) {
      expect(text).toContain(`https://shofor.example/orders/${token}`);
    }
    expect(urgentEvents.has('hold.ends')).toBe(true);
    // A hold that was made longer since has another end.
    await leave(2, 30);
    await tendOrders(deps);
    expect(await told(deps, 'hold.ends')).toHaveLength(4);
  });

  test('are not told of while somebody pays at the checkout, once they are paid, gone, or looked at, nor for practice', async ({
    deps,
  }) => {
    const { id, leave } = await held(deps);
    const quiet = async () => {
      await tendOrders(deps);
      return ways(deps, 'hold.ends');
    };
    await leave(0.2, 0.25);
    expect(await quiet()).toEqual([]);
    await leave(-1);
    expect(await quiet()).toEqual([]);
    await leave(2);
    await deps.db.update(orders).set({ practice: true });
    expect(await quiet()).toEqual([]);
    await deps.db.update(orders).set({ practice: false });
    await deps.db.transaction((tx) =>
      holdForClaim({ ...deps, tx, now: deps.clock.now(), touch: () => {} }, id, 0),
    );
    expect(await quiet()).toEqual([]);
    await deps.db.update(seatHolds).set({ ownUntil: null });
    await run(deps, staff('amina'), acceptOrder, { id });
    expect(await quiet()).toEqual([]);
  });
});

describe('on the eve of a departure', () => {
  const morning = '2027-01-13T03:00:00Z';
  const meeting = {
    en: 'Meet at Arambagh at half past nine; the coach leaves at ten.',
    bn: 'রাত সাড়ে ৯টায় আরামবাগে সবাই এক হব, বাস ১০টায়।',
  };
  const beginning = { en: `${meeting.en} About 270 km.`, bn: `${meeting.bn} প্রায় ২৭০ কিলোমিটার।` };
  /** The first day of the published package is told so. */
  const begins = ({ db }: Pick<CommandDeps, 'db'>, text: string) =>
    db.update(liveTexts).set({
      texts: sql`jsonb_set(${liveTexts.texts}, '{itinerary,0,text}', ${JSON.stringify(text)}::jsonb)`,
    });

  async function sold(
    deps: CommandDeps,
    changed: Parameters<Awaited<ReturnType<typeof openBookings>>['book']>[0] = {},
  ) {
    const world = await openBookings(deps);
    const { token } = await world.book({ contact, ...changed });
    const id = await orderIdOf(deps, token);
    await run(deps, staff('amina'), acceptOrder, { id });
    return { world, id, token };
  }
  const care = async (deps: CommandDeps) => {
    const job = careForTravellersJob(deps);
    if (await job.isDue()) {
      await job.run(new AbortController().signal);
    }
    return ways(deps, 'departure.tomorrow');
  };

  test.for(['en', 'bn'] as const)(
    'who travels is told from nine on where it begins, once, in two parts of an SMS at most (%s)',
    async (language, { deps, clock }) => {
      const { token } = await sold(deps, { language });
      await begins(deps, beginning[language]);
      clock.set('2027-01-13T02:59:00Z');
      expect(await care(deps)).toEqual([]);
      clock.set(morning);
      expect(await care(deps)).toEqual(['email', 'sms']);
      expect(await care(deps)).toEqual(['email', 'sms']);
      const [letter, sms] = await told(deps, 'departure.tomorrow');
      expect(sms?.text).toContain(language === 'en' ? '14 Jan' : '১৪ জানুয়ারি');
      expect(sms?.text).toContain(`/orders/${token}`);
      expect(sms?.text).toContain(meeting[language]);
      expect(smsParts(sms?.text ?? '').parts).toBeLessThanOrEqual(2);
      expect(letter?.text).toContain(beginning[language]);
      expect(letter?.text).toContain(language === 'en' ? '14 Jan 2027' : '১৪ জানুয়ারি ২০২৭');
    },
  );

  test('a beginning that is too long for an SMS gives way to how one travels, and the letter has it whole', async ({
    deps,
    clock,
  }) => {
    await sold(deps);
    const long = `${'Come to the counter behind the old station, '.repeat(8)}please.`;
    await begins(deps, long);
    clock.set(morning);
    await care(deps);
    const [letter, sms] = await told(deps, 'departure.tomorrow');
    expect(sms?.text).toContain('You leave on 14 Jan. AC coach https');
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(long);
  });

  test.for(['en', 'bn'] as const)(
    'a departure’s own meeting place and hour are told instead of the package’s, and again when they change (%s)',
    async (language, { deps, clock }) => {
      const { world } = await sold(deps, { language });
      await begins(deps, beginning[language]);
      const meet = (place: string) =>
        deps.db
          .update(departures)
          .set({
            meeting: { place: { en: place, bn: 'সায়েদাবাদ কাউন্টার' }, time: '21:15' },
            meetingBack: { place: { en: 'Sugandha Point' }, time: '20:00' },
          })
          .where(eq(departures.id, world.departure));
      await meet('Sayedabad counter 4');
      clock.set(morning);
      await care(deps);
      const [letter, sms] = await told(deps, 'departure.tomorrow');
      const own = { en: 'Meet at 9:15 pm: Sayedabad counter 4.', bn: 'আসবেন রাত ৯:১৫, সায়েদাবাদ কাউন্টার।' }[
        language
      ];
      expect(sms?.text).toContain(own);
      expect(smsParts(sms?.text ?? '').parts).toBeLessThanOrEqual(2);
      expect(letter?.text).toContain(own);
      expect(letter?.text).toContain(
        language === 'en' ? '8:00 pm, Sugandha Point' : 'রাত ৮:০০, Sugandha Point',
      );
      for (const { text } of [letter, sms].flatMap((each) => each ?? [])) {
        expect(text).not.toContain(meeting[language]);
      }
      await meet('Gabtoli counter 2');
      await deps.db.transaction((tx) => countMeetingChange({ tx, now: deps.clock.now() }, world.departure));
      await care(deps);
      expect(await care(deps)).toEqual(['email', 'email', 'sms', 'sms']);
    },
  );

  test('a place that is too long for an SMS leaves the hour, and the letter has it whole', async ({
    deps,
    clock,
  }) => {
    const { world } = await sold(deps, { language: 'bn' });
    const place = `আরামবাগ কাউন্টার, ${'মতিঝিল শাপলা চত্বরের উল্টো দিকে, '.repeat(2)}ঢাকা`;
    await deps.db
      .update(departures)
      .set({ meeting: { place: { bn: place }, time: '06:30' } })
      .where(eq(departures.id, world.departure));
    clock.set(morning);
    await care(deps);
    const [letter, sms] = await told(deps, 'departure.tomorrow');
    expect(sms?.text).toContain('আসবেন সকাল ৬:৩০। কোথায়: https');
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(place);
  });

  test('nobody is told after midnight, nor of a departure that was moved, called off, cancelled or for practice', async ({
    deps,
    clock,
  }) => {
    const { world, id } = await sold(deps);
    clock.set('2027-01-13T18:00:00Z');
    expect(await care(deps)).toEqual([]);
    clock.set(morning);
    const departure = (set: Partial<typeof departures.$inferInsert>) =>
      deps.db.update(departures).set(set).where(eq(departures.id, world.departure));
    await departure({ departsOn: '2027-01-15', returnsOn: '2027-01-15' });
    expect(await care(deps)).toEqual([]);
    await departure({ departsOn: '2027-01-14', state: 'cancelled' });
    expect(await care(deps)).toEqual([]);
    await departure({ state: 'open' });
    await deps.db.update(orders).set({ practice: true });
    expect(await care(deps)).toEqual([]);
    await deps.db.update(orders).set({ practice: false });
    await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'They are ill.' });
    expect(await care(deps)).toEqual([]);
  });

  test('an agency that switched the SMS off is heard by letter alone', async ({ deps, clock }) => {
    await sold(deps);
    const events = { 'departure.tomorrow': { sms: false, whatsapp: false } };
    await saveAgency(deps, { messages: { ...defaultMessageSettings, events } });
    clock.set(morning);
    expect(await care(deps)).toEqual(['email']);
  });
});

test('who flies is told at once when every passenger has a ticket, and not again when a number is mended', async ({
  deps,
}) => {
  const { sold, issue } = await openFares(deps, undefined, {
    contact: { name: 'Karim', phone: '01712-345679', email: 'karim@mail.example', reply: 'email' },
  });
  await sold();
  const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
  await issue(three.slice(0, 2));
  expect(await ways(deps, 'fare.ticketed')).toEqual([]);
  await issue(three);
  const [letter, sms] = await told(deps, 'fare.ticketed');
  expect(letter?.text).toContain('K4T9XB');
  expect(letter?.text).toContain('DAC–BKK–DAC');
  expect(sms?.text).not.toContain('K4T9XB');
  expect(sms?.text).toContain('/fares/');
  await issue([...three.slice(0, 2), { number: '997-2400000004' }]);
  expect(await told(deps, 'fare.ticketed')).toHaveLength(2);
  expect(urgentEvents.has('fare.ticketed')).toBe(true);
});
