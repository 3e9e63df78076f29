import type { Hono } from 'hono';
import { findFareCalendar } from '#features/fares/visitor/calendar.queries.ts';
import { findOrderCalendar } from '#features/orders/customer/calendar.queries.ts';
import { findCaseCalendar } from '#features/visa-cases/visitor/calendar.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { calendarRoutes } from '#platform/calendar-file/calendar-file.routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** The files for calendars of the pages that customers have links of. */
export const ownCalendars = (db: ReadDatabase, clock: Clock): readonly Hono[] => [
  calendarRoutes('/orders', (token, language) =>
    findOrderCalendar(db, token, { language, today: dhakaDate(clock.now()) }),
  ),
  calendarRoutes('/visacases', (token, language) => findCaseCalendar(db, token, language)),
  calendarRoutes('/fares', (token, language) => findFareCalendar(db, token, language)),
];
