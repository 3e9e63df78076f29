import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Decision, DepartureNote, Market, StoredState } from './departures.contract.ts';
import type { Meeting } from './meeting-point/meeting-point.contract.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' }).notNull();
const day = (name: string) => date(name, { mode: 'string' });

/** Price lists. A row never changes, which the database enforces: a new price is a new list. */
export const priceLists = pgTable('price_lists', {
  id: uuid('id').primaryKey(),
  packageId: uuid('package_id').notNull(),
  band: text('band').notNull(),
  adult: poisha('adult'),
  childWithBed: poisha('child_with_bed'),
  childWithoutBed: poisha('child_without_bed'),
  infant: poisha('infant'),
  singleSupplement: poisha('single_supplement'),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  madeBy: text('made_by').notNull(),
});

/** The bands of a package as last published, with the current list of each. */
export const packageBands = pgTable(
  'package_bands',
  {
    packageId: uuid('package_id').notNull(),
    band: text('band').notNull(),
    market: text('market').$type<Market>().notNull(),
    priceList: uuid('price_list').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.band] })],
);

export const departures = pgTable('departures', {
  id: uuid('id').primaryKey(),
  packageId: uuid('package_id').notNull(),
  key: text('key').notNull(),
  market: text('market').$type<Market>().notNull(),
  departsOn: day('departs_on').notNull(),
  returnsOn: day('returns_on').notNull(),
  cutOff: day('cut_off').notNull(),
  seats: integer('seats').notNull(),
  keptBack: integer('kept_back').notNull(),
  held: integer('held').notNull().default(0),
  booked: integer('booked').notNull().default(0),
  band: text('band').notNull(),
  priceList: uuid('price_list').notNull(),
  note: jsonb('note').$type<DepartureNote>().notNull(),
  leastToRun: integer('least_to_run'),
  decidedOn: day('decided_on'),
  /** Once it is decided whether it runs. */
  decision: text('decision').$type<Decision>(),
  /** Where and when it begins, and starts back; null: as the package says it. */
  meeting: jsonb('meeting').$type<Meeting>(),
  meetingBack: jsonb('meeting_back').$type<Meeting>(),
  state: text('state').$type<StoredState>().notNull(),
  version: integer('version').notNull().default(1),
});
