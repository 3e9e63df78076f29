import { z } from 'zod';
import { m } from '#messages/messages.js';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import type { ApiProblem } from './request.ts';

export type Details = ApiProblem['details'];

/** What the office says to refusals, by their codes. */
export type RefusalTexts = Readonly<Record<string, (details: Details) => string>>;

const standing = z.object({ departures: z.array(z.object({ departsOn: calendarDate })) });
const seats = z.object({ keptBack: z.int(), held: z.int(), booked: z.int() });

/** The days of the departures that stand in the way. */
export function daysIn(details: Details): string {
  const found = standing.safeParse(details).data?.departures ?? [];
  return found.map(({ departsOn }) => fullDate(departsOn, officeLanguage())).join('; ');
}

export function seatLabel(details: Details): string {
  const { keptBack = 0, held = 0, booked = 0 } = seats.safeParse(details).data ?? {};
  return m.office_refused_seats({ least: count(keptBack + held + booked, officeLanguage()) });
}

const referenced = z.object({ reference: z.string() });

/** The order that a refusal is about. */
export const referenceIn = (details: Details): string => referenced.safeParse(details).data?.reference ?? '';

/** The flight that a refusal is about, such as BG 335. */
export const flightIn = (details: Details): string =>
  z.object({ flight: z.string() }).safeParse(details).data?.flight ?? '';

const owing = z.object({ owed: z.int(), reference: z.string() });

/** What isn't paid, of which order. */
export function owedIn(details: Details): { readonly sum: string; readonly reference: string } {
  const { owed = 0, reference = '' } = owing.safeParse(details).data ?? {};
  return { sum: taka(owed, officeLanguage()), reference };
}

const seatsLeft = z.object({ left: z.int() });
export const leftIn = (details: Details): number => seatsLeft.safeParse(details).data?.left ?? 0;

const notMoved = z.object({ bookings: z.array(z.object({ reference: z.string() })) });
export const referencesIn = (details: Details): string =>
  notMoved
    .safeParse(details)
    .data?.bookings.map(({ reference }) => reference)
    .join(', ') ?? '';

const openPapers = z.object({
  papers: z.array(z.object({ name: z.object({ en: z.string(), bn: z.string() }) })),
});
export const papersIn = (details: Details): string =>
  openPapers
    .safeParse(details)
    .data?.papers.map(({ name }) => name[officeLanguage()])
    .join('; ') ?? '';

export const packagesIn = (details: Details): number =>
  z.object({ count: z.int() }).safeParse(details).data?.count ?? 1;

export const peopleIn = (details: Details): string => {
  const people = z.object({ people: z.int() }).safeParse(details).data?.people;
  return people === undefined ? '' : count(people, officeLanguage());
};

const checks = z.object({
  checks: z.array(z.object({ path: z.string(), message: z.object({ en: z.string(), bn: z.string() }) })),
});

/** What is wrong in a draft, where a refusal says it. */
export const checksIn = (details: Details) =>
  checks
    .safeParse(details)
    .data?.checks.map(({ path, message }) => ({ path, message: message[officeLanguage()] }));

/** The numbers of the files that weren't opened. */
export const unopenedIn = (details: Details): string =>
  z
    .object({ unopened: z.array(z.int()) })
    .safeParse(details)
    .data?.unopened.map((number) => count(number, officeLanguage()))
    .join(', ') ?? '';
