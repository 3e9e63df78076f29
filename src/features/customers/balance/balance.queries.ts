import type { ReadDatabase } from '#platform/database/database.ts';
import type { CustomerStanding, FoundCustomer } from '../customers.contract.ts';
import { type Asked, type Reach, reachOf } from '../customers.queries.ts';

/** What the orders of one number and address say of their customer. */
export interface TypedStanding extends CustomerStanding {
  readonly phone: string | null;
  readonly email: string | null;
}

/** What orders say of customers, and who of them owes: asked of the feature that knows it, which stands above this one. */
export interface StandingSource {
  readonly read: (db: ReadDatabase, reach: Reach, asked: Asked) => Promise<readonly TypedStanding[]>;
  readonly listOwing: (db: ReadDatabase) => Promise<Reach>;
}

const nothing: CustomerStanding = {
  orders: 0,
  bought: 0,
  paid: 0,
  owed: 0,
  credit: 0,
  lastJourney: null,
  nextJourney: null,
};

type Journey = CustomerStanding['lastJourney'];

const later = (one: Journey, other: Journey) =>
  one === null || (other !== null && other.on > one.on) ? other : one;
const sooner = (one: Journey, other: Journey) =>
  one === null || (other !== null && other.on < one.on) ? other : one;

const joined = (one: CustomerStanding, other: CustomerStanding): CustomerStanding => ({
  orders: one.orders + other.orders,
  bought: one.bought + other.bought,
  paid: one.paid + other.paid,
  owed: one.owed + other.owed,
  credit: one.credit + other.credit,
  lastJourney: later(one.lastJourney, other.lastJourney),
  nextJourney: sooner(one.nextJourney, other.nextJourney),
});

/** How each of some customers stands, in the order given. */
export async function listStandings(
  db: ReadDatabase,
  found: readonly Pick<FoundCustomer, 'id' | 'contacts'>[],
  source: StandingSource,
  asked: Asked,
): Promise<CustomerStanding[]> {
  const parts = await source.read(db, reachOf(found.flatMap(({ contacts }) => contacts)), asked);
  const owners = new Map(
    found.flatMap(({ id, contacts }) => contacts.map(({ kind, value }) => [`${kind} ${value}`, id])),
  );
  return found.map(({ id }) =>
    parts
      .filter(({ phone, email }) => (owners.get(`phone ${phone}`) ?? owners.get(`email ${email}`)) === id)
      .reduce(joined, nothing),
  );
}
