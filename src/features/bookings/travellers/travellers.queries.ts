import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { airlineAges } from '#features/travellers/ages.rules.ts';
import { checkTravellers, sameNameKey } from '#features/travellers/travellers.rules.ts';
import { warningText } from '#features/travellers/warning-texts.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findEncryptedText } from '#platform/encrypted-texts/encrypted-texts.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { officeWarningText } from './office-warning-texts.rules.ts';
import type { OfficeTravellers, VisitorTravellers } from './travellers.contract.ts';
import {
  isComplete,
  isOtherAge,
  lastDayToFill,
  passportEnd,
  placesOf,
  seatedIn,
} from './travellers.rules.ts';
import { travellerLists, travellers } from './travellers.table.ts';

/** Passports by place, as they are sealed. */
export const passportsSealed = z.record(
  z.string(),
  z.strictObject({ number: z.string().nullable(), expiresOn: calendarDate.nullable() }),
);
export type Passports = z.infer<typeof passportsSealed>;

interface Reading {
  readonly db: ReadDatabase;
  readonly dataKey?: Uint8Array | undefined;
}

export type WhichOrder = { readonly id: string } | { readonly token: string };

/** The passports of a list; none when they were deleted, or can't be read any more. */
export async function findPassports(reading: Reading, sealed: string | null): Promise<Passports> {
  const text = sealed === null ? undefined : await findEncryptedText(reading, sealed);
  return text === undefined ? {} : passportsSealed.parse(JSON.parse(text));
}

/** The travellers of a booking with all that is known of them; undefined when the order has no seats on a departure. */
export async function findTravellers(reading: Reading, which: WhichOrder) {
  const { db } = reading;
  const [booking] = await db
    .select({
      orderId: orders.id,
      reference: orders.reference,
      state: orders.state,
      current: orders.current,
      token: orders.token,
      language: orders.language,
      name: orders.name,
      departureId: departures.id,
      departsOn: departures.departsOn,
      returnsOn: departures.returnsOn,
      market: departures.market,
      party: {
        adults: bookings.adults,
        childrenWithBed: bookings.childrenWithBed,
        childrenWithoutBed: bookings.childrenWithoutBed,
        infants: bookings.infants,
        singleRooms: bookings.singleRooms,
      },
      version: travellerLists.version,
      passports: travellerLists.passports,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(travellerLists, eq(travellerLists.orderId, bookings.orderId))
    .where('id' in which ? eq(orders.id, which.id) : sealedIs(orders.token, which.token));
  if (!booking) {
    return undefined;
  }
  const rows = await db
    .select()
    .from(travellers)
    .where(eq(travellers.orderId, booking.orderId))
    .orderBy(asc(travellers.place));
  const known = new Map(rows.map((row) => [row.place, row]));
  const lines = await listSoldLines(db, booking.orderId, booking.current);
  const ages =
    lines.find(({ source }) => source.childPolicy !== undefined)?.source.childPolicy ?? airlineAges;
  const places = placesOf(booking.party);
  const isKnown = ({ surname, givenNames, birthDate }: (typeof rows)[number]) =>
    (surname ?? givenNames ?? birthDate) !== null;
  const seated = seatedIn(places, rows.filter(isKnown), { ...booking, ages });
  const moved = new Set(seated.values());
  const passports = await findPassports(reading, booking.passports);
  const { version, passports: sealed, market, party, ...order } = booking;
  return {
    ...order,
    sealed,
    version: version ?? 0,
    needsPassport: market === 'international',
    ages,
    party,
    travellers: places.map((each) => {
      const stored = seated.get(each.place) ?? (moved.has(each.place) ? '' : each.place);
      const row = known.get(stored);
      const passport = passports[stored];
      return {
        ...each,
        surname: row?.surname ?? null,
        givenNames: row?.givenNames ?? null,
        sex: row?.sex ?? null,
        birthDate: row?.birthDate ?? null,
        nationality: row?.nationality ?? null,
        diet: row?.diet ?? null,
        phone: row?.phone ?? null,
        otherPhones: row?.otherPhones ?? [],
        passportNumber: passport?.number ?? null,
        expiresOn: passport?.expiresOn ?? null,
      };
    }),
  };
}
export type TravellerList = NonNullable<Awaited<ReturnType<typeof findTravellers>>>;
type Traveller = TravellerList['travellers'][number];

/** What the linter says of each traveller, in words of a language. */
function warningsOf(
  list: TravellerList,
  language: Language,
  today: CalendarDate,
  words: typeof officeWarningText,
) {
  const typed = list.travellers.map(({ surname, givenNames, birthDate, passportNumber, expiresOn }) => ({
    ...(surname === null ? {} : { surname }),
    ...(givenNames === null ? {} : { givenNames }),
    ...(birthDate === null ? {} : { birthDate }),
    ...(passportNumber === null ? {} : { passportNumber }),
    ...(expiresOn === null ? {} : { expiresOn }),
  }));
  const names = list.travellers.map(({ surname, givenNames }) =>
    sameNameKey(`${givenNames ?? ''} ${surname ?? ''}`),
  );
  return checkTravellers(typed, list, today).travellers.map(({ fields, warnings }, index) => {
    const traveller = list.travellers[index];
    const isAged = traveller !== undefined && isOtherAge(traveller, list);
    const isTwice = names[index] !== '' && names.filter((each) => each === names[index]).length > 1;
    const codes = [
      ...warnings.map(({ code }) => code),
      // A birthday on the way says it already.
      ...(isAged && !warnings.some(({ code }) => code.startsWith('age.')) ? (['age.kind'] as const) : []),
      ...(isTwice ? (['name.twice'] as const) : []),
    ];
    return codes.map((code) => ({ code, message: words(code, { ...fields, ...list }, language) }));
  });
}

async function headOf(db: ReadDatabase, list: TravellerList) {
  const { travellersUntilDays } = await findBooking(db);
  const { reference, departsOn, returnsOn, needsPassport, version, ages } = list;
  const lastDay = lastDayToFill(departsOn, travellersUntilDays);
  return { reference, departsOn, returnsOn, needsPassport, version, ages, lastDay };
}

const viewOf = (
  { birthDate, passportNumber, ...known }: Traveller,
  warnings: VisitorTravellers['travellers'][number]['warnings'],
  list: TravellerList,
) => ({
  ...known,
  passportEnd: passportEnd(passportNumber),
  isComplete:
    isComplete({ ...known, birthDate, passportNumber }, list.needsPassport) &&
    !isOtherAge({ ...known, birthDate }, list),
  warnings,
});

/** The travellers for whoever holds the order's link; undefined for any other token, or an order without seats. */
export async function findVisitorTravellers(
  reading: Reading,
  token: string,
  { today, language }: { readonly today: CalendarDate; readonly language: Language },
): Promise<VisitorTravellers | undefined> {
  const list = await findTravellers(reading, { token });
  if (list === undefined) {
    return undefined;
  }
  const head = await headOf(reading.db, list);
  const warnings = warningsOf(list, language, today, warningText);
  return {
    ...head,
    isOpen: mayFill(list.state) && today <= head.lastDay,
    travellers: list.travellers.map((each, index) => ({
      ...viewOf(each, warnings[index] ?? [], list),
      hasBirthDate: each.birthDate !== null,
    })),
  };
}

/** The travellers for the office; undefined for an order without seats. */
export async function findOfficeTravellers(
  reading: Reading,
  id: string,
  { today, language }: { readonly today: CalendarDate; readonly language: Language },
): Promise<Omit<OfficeTravellers, 'agePrice'> | undefined> {
  const list = await findTravellers(reading, { id });
  if (list === undefined) {
    return undefined;
  }
  const warnings = warningsOf(list, language, today, officeWarningText);
  return {
    ...(await headOf(reading.db, list)),
    departureId: list.departureId,
    travellers: list.travellers.map((each, index) => ({
      ...viewOf(each, warnings[index] ?? [], list),
      birthDate: each.birthDate,
    })),
  };
}

/** Whether travellers of an order in this state still go. */
export const mayFill = (state: TravellerList['state']): boolean =>
  state === 'quoted' || state === 'open' || state === 'completed';
