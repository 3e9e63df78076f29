import { resolve } from 'node:path';
import { z } from 'zod';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openBookings } from '../selling/booking-world.ts';
import { sent } from './payment-clerks.ts';
import { type RetryFigures, type RetryOptions, retryUnderKills } from './retry-under-kills.ts';

/** Bookings are spread over so many departures. */
const spread = 6;
const bookingMade = z.object({ reference: z.string() });

/** What must hold afterwards, as a statement that finds what breaks it. */
const invariants: Readonly<Record<string, string>> = {
  'a contact has one order': 'SELECT phone FROM orders GROUP BY phone HAVING count(*) > 1',
  'an order holds its seats once': `SELECT o.id FROM orders o LEFT JOIN seat_holds h ON h.order_id = o.id
    GROUP BY o.id HAVING count(h.order_id) <> 1`,
  'an order is in the log once': `SELECT o.id FROM orders o LEFT JOIN activity a
    ON a.subject_id = o.id::text AND a.action = 'bookings.book' GROUP BY o.id HAVING count(a.id) <> 1`,
  'a departure counts what is held': `SELECT d.id FROM departures d WHERE d.held <>
    (SELECT coalesce(sum(seats), 0) FROM seat_holds WHERE departure_id = d.id AND state = 'held')`,
};

/** Visitors book seats at the built program, as `retryUnderKills` has it. */
export function killUnderBookings(options: RetryOptions): Promise<RetryFigures> {
  const bodies: object[] = [];
  return retryUnderKills(options, {
    prepare: async (place) => {
      const { database } = await openDatabase(place, 'planner');
      await migrate(database, resolve('migrations'));
      const world = await openBookings({
        db: database.db,
        clock: { now: () => new Date('2026-11-01T04:00:00Z') },
        pages: { drop: () => {} },
        siteUrl: 'https://shofor.example',
        dataKey: testDataKey,
      });
      const day = addDays(dhakaDate(new Date()), 60);
      const departures: string[] = [];
      for (let number = 0; number < spread; number += 1) {
        const plan = { departsOn: day, returnsOn: day, cutOff: day, key: `killed-${number}` };
        departures.push(await world.depart(options.writes, plan));
      }
      for (let number = 0; number < options.writes; number += 1) {
        const digits = String(number).padStart(7, '0');
        bodies.push({
          ...world.request({
            departure: departures[number % spread] ?? '',
            key: `booked-under-kills-${digits}`,
          }),
          contact: { name: 'Salma Begum', phone: `0171${digits}`, reply: 'phone' },
        });
      }
      await database.close();
    },
    send: (number, url) =>
      sent(`${url}/api/bookings`, bodies[number] ?? {}, '', {
        'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
      }),
    nameIn: (answer) => bookingMade.parse(answer).reference,
    judge: async (database, acks) => {
      const broken: string[] = [];
      for (const [rule, query] of Object.entries(invariants)) {
        for (const row of await database.rows(query)) {
          broken.push(`${rule}: ${JSON.stringify(row)}`);
        }
      }
      const kept = z.array(bookingMade).parse(await database.rows('SELECT reference FROM orders'));
      if (kept.length !== options.writes) {
        broken.push(`${kept.length} orders of ${options.writes}`);
      }
      const there = new Set(kept.map(({ reference }) => reference));
      return { broken, lost: [...acks.values()].filter((reference) => !there.has(reference)) };
    },
  });
}
