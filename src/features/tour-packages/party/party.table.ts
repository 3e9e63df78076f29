import { integer } from 'drizzle-orm/pg-core';

/** The columns of a party, in the table of whatever has one. */
export const partyColumns = {
  adults: integer('adults').notNull(),
  childrenWithBed: integer('children_with_bed').notNull(),
  childrenWithoutBed: integer('children_without_bed').notNull(),
  infants: integer('infants').notNull(),
  singleRooms: integer('single_rooms').notNull(),
};
