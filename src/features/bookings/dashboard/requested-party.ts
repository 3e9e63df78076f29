import { z } from 'zod';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { isDayTrip, type TravelDays } from '#features/departures/departures.rules.ts';
import { type Party, partsBy, partyFrom } from '#features/tour-packages/party/party-parts.rules.ts';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

export const usualParty: Party = {
  adults: 1,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
};

interface PartField {
  readonly part: keyof Party;
  readonly label: () => string;
  readonly least: number;
}

const partFields: readonly PartField[] = [
  { part: 'adults', label: m.package_part_adults, least: 1 },
  { part: 'childrenWithBed', label: m.package_part_childbed, least: 0 },
  { part: 'childrenWithoutBed', label: m.package_part_childnobed, least: 0 },
  { part: 'infants', label: m.package_part_infants, least: 0 },
  { part: 'singleRooms', label: m.package_part_single, least: 0 },
];

const dayFields: readonly PartField[] = [
  { part: 'adults', label: m.package_part_adults, least: 1 },
  { part: 'childrenWithBed', label: m.package_part_child, least: 0 },
  { part: 'infants', label: m.package_part_infants, least: 0 },
];

/** The parts of a party in a form of the office, in order. On a day trip nobody has a bed or a room, but for whom one is typed already. */
export const requestedParts = (party: Party, days: TravelDays): readonly PartField[] =>
  isDayTrip(days)
    ? [
        ...dayFields,
        ...partFields.filter(
          ({ part }) => dayFields.every((asked) => asked.part !== part) && party[part] > 0,
        ),
      ]
    : partFields;

/** A typed number of people; what is no number is the least. */
export const partIn = (typed: string | number, least: number): number => {
  const number = Number(typed);
  return Number.isInteger(number) && number >= least ? number : least;
};

/** Seats taken on the telephone are held for so many days, where nobody types another last day. */
const usualDaysToPay = 2;

/** The last day to pay while it is typed; it begins in two days, and not after the last day of selling. */
export function lastDayToPay(cutOff: CalendarDate, today: CalendarDate): { payBy: CalendarDate | undefined } {
  const usual = addDays(today, usualDaysToPay);
  return { payBy: cutOff < usual ? cutOff : usual };
}

const requestedDetails = z.looseObject({
  slug: z.string(),
  departure: z.looseObject({ key: z.string() }).optional(),
});

/** The departure that an enquiry asks for, else the soonest of its package; undefined when it asks for neither. */
export function requestedDeparture(
  details: unknown,
  departures: readonly OfficeDeparture[],
): OfficeDeparture | undefined {
  const { data: asked } = requestedDetails.safeParse(details);
  const ofPackage = departures.filter((each) => each.package.slug === asked?.slug);
  return ofPackage.find(({ key }) => key === asked?.departure?.key) ?? ofPackage[0];
}

const requestedParty = z.looseObject({
  party: z.looseObject({ ...partsBy(() => z.int()), adults: z.int().min(1) }),
});

/** The party that an enquiry names, else one adult. */
export function requestedPartyOf(details: unknown): Party {
  const { data } = requestedParty.safeParse(details);
  return data === undefined ? usualParty : partyFrom(data.party);
}
