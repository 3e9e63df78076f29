import { and, asc, eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { listCodes } from '#features/papers/papers.queries.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { ageOn } from '#features/travellers/ages.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listCheckIns } from '../check-in/check-in.queries.ts';
import type { Companion } from '../rooming/rooming.rules.ts';
import { findPassports } from '../travellers/travellers.queries.ts';
import { placesOf } from '../travellers/travellers.rules.ts';
import { travellerLists, travellers } from '../travellers/travellers.table.ts';
import { coachPlan, type DepartureGroup, type GroupPassports, roomsPlan } from './group.contract.ts';
import { coachOf, roomsOf } from './group.rules.ts';
import { departurePlans } from './group.table.ts';

/** Who has booked seats on a departure, one row for each order, in the order in which they booked. */
const selectBooked = (db: ReadDatabase, departureId: string) =>
  db
    .select({
      id: orders.id,
      reference: orders.reference,
      name: orders.name,
      phone: orders.phone,
      otherPhones: orders.otherPhones,
      booking: bookings,
      sealed: travellerLists.passports,
    })
    .from(seatHolds)
    .innerJoin(bookings, eq(bookings.orderId, seatHolds.orderId))
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .leftJoin(travellerLists, eq(travellerLists.orderId, seatHolds.orderId))
    .where(and(eq(seatHolds.departureId, departureId), eq(seatHolds.state, 'booked')))
    .orderBy(asc(bookings.madeAt), asc(orders.id));

/** Everybody who travels, with what was filled in; those whom nobody has named stand as their places. */
async function listPeople(db: ReadDatabase, departureId: string) {
  const booked = await selectBooked(db, departureId);
  const rows = await db
    .select({ traveller: travellers })
    .from(travellers)
    .innerJoin(seatHolds, eq(seatHolds.orderId, travellers.orderId))
    .where(and(eq(seatHolds.departureId, departureId), eq(seatHolds.state, 'booked')));
  const known = new Map(rows.map(({ traveller }) => [`${traveller.orderId} ${traveller.place}`, traveller]));
  const people = booked.flatMap(({ id: orderId, reference, name: lead, booking, ...order }) =>
    placesOf(booking).map((each) => {
      const traveller = known.get(`${orderId} ${each.place}`);
      const isFirst = each.place === 'adult-1' && (traveller?.phone ?? null) === null;
      const { phone = null, otherPhones = [] } = (isFirst ? order : traveller) ?? {};
      return {
        ...each,
        id: `${reference}:${each.place}`,
        orderId,
        lead,
        surname: traveller?.surname ?? null,
        givenNames: traveller?.givenNames ?? null,
        sex: traveller?.sex ?? null,
        birthDate: traveller?.birthDate ?? null,
        nationality: traveller?.nationality ?? null,
        diet: traveller?.diet ?? null,
        phone,
        otherPhones,
        single: each.kind === 'adult' && each.number <= booking.singleRooms,
      };
    }),
  );
  return { booked, people };
}
type Person = Awaited<ReturnType<typeof listPeople>>['people'][number];

const companionOf = ({ id, orderId, kind, sex, single }: Person): Companion => ({
  id,
  party: orderId,
  kind,
  sex,
  single,
});

/** Who travels on a departure, as rooms and seats need to know them, by id. */
export async function findCompanions(
  db: ReadDatabase,
  departureId: string,
): Promise<ReadonlyMap<string, Companion>> {
  const { people } = await listPeople(db, departureId);
  return new Map(people.map((person) => [person.id, companionOf(person)]));
}

async function findPlans(db: ReadDatabase, departureId: string) {
  const rows = await db.select().from(departurePlans).where(eq(departurePlans.departureId, departureId));
  const of = (kind: 'rooms' | 'coach') => rows.find((row) => row.kind === kind);
  const [rooms, coach] = [of('rooms'), of('coach')];
  return {
    rooms: rooms && { version: rooms.version, plan: roomsPlan.parse(rooms.plan) },
    coach: coach && { version: coach.version, plan: coachPlan.parse(coach.plan) },
  };
}

/** Everybody on a departure for its papers; undefined when there is no such departure. */
export async function findGroup(
  db: ReadDatabase,
  departureId: string,
  now: Date,
): Promise<DepartureGroup | undefined> {
  const [row] = await db
    .select({
      departure: departures,
      title: { en: documentList.titleEn, bn: documentList.titleBn },
      themes: liveTourPackages.themes,
    })
    .from(departures)
    .innerJoin(documentList, eq(documentList.documentId, departures.packageId))
    .leftJoin(liveTourPackages, eq(liveTourPackages.documentId, departures.packageId))
    .where(eq(departures.id, departureId));
  if (!row) {
    return undefined;
  }
  const { booked, people } = await listPeople(db, departureId);
  const companions = people.map(companionOf);
  const plans = await findPlans(db, departureId);
  const money = await listOrderMoney(
    db,
    booked.map(({ id }) => id),
  );
  const codes = await listCodes(
    db,
    booked.map(({ id }) => id),
  );
  const marks = await listCheckIns(db, departureId);
  const { id, market, departsOn, returnsOn } = row.departure;
  const {
    agency: { name, phone, email },
    office: { street, area },
  } = await findAgency(db);
  return {
    departure: { id, title: row.title, market, departsOn, returnsOn },
    agency: { name, street, area, phone, email },
    asOf: now.toISOString(),
    orders: booked.map(({ id: orderId, reference, ...lead }) => {
      const { charged = 0, paid = 0 } = money.get(orderId) ?? {};
      const owed = Math.max(0, charged - paid);
      return {
        id: orderId,
        reference,
        name: lead.name,
        phone: lead.phone,
        owed,
        codes: [...(codes.get(orderId) ?? [])],
      };
    }),
    people: people.map(({ place, birthDate, nationality: _, ...person }) => ({
      ...person,
      age: birthDate === null ? null : ageOn(birthDate, departsOn),
      checkIn: marks.get(`${person.orderId} ${place}`) ?? null,
    })),
    rooms: roomsOf(companions, plans.rooms, row.themes?.includes('umrah') ?? false),
    coach: coachOf(companions, plans.coach),
  };
}

/** Passports of everybody on a departure, as far as they are known and not yet deleted. */
export async function findGroupPassports(
  reading: { readonly db: ReadDatabase; readonly dataKey?: Uint8Array | undefined },
  departureId: string,
): Promise<GroupPassports['passports']> {
  const { booked, people } = await listPeople(reading.db, departureId);
  const passports = new Map(
    await Promise.all(
      booked.map(async ({ id, sealed }) => [id, await findPassports(reading, sealed)] as const),
    ),
  );
  return people.map(({ id, orderId, place, nationality, birthDate }) => {
    const passport = passports.get(orderId)?.[place];
    return {
      id,
      nationality,
      birthDate,
      passportNumber: passport?.number ?? null,
      expiresOn: passport?.expiresOn ?? null,
    };
  });
}
