import { bigint, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Market } from '#features/departures/departures.contract.ts';
import type { LiveDocuments } from '#features/documents/kinds/kinds.contract.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { Localised } from '#platform/language.ts';
import type { TourPackageFacts, Transport } from './tour-packages.contract.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });

/** The few facts that a card shows. */
export interface PackageGlance {
  readonly days: number;
  readonly severalPrices: boolean;
  readonly flightsIncluded: boolean;
  readonly mainTransport: Transport;
}

export const liveTourPackages = pgTable('live_tour_packages', {
  documentId: uuid('document_id').primaryKey(),
  slug: text('slug').notNull(),
  market: text('market').$type<Market>().notNull(),
  country: text('country').notNull(),
  destinations: text('destinations').array().notNull(),
  themes: text('themes').array().notNull(),
  nights: integer('nights').notNull(),
  priceFrom: poisha('price_from').notNull(),
  cover: uuid('cover').notNull(),
  glance: jsonb('glance').$type<PackageGlance>().notNull(),
  facts: jsonb('facts').$type<TourPackageFacts>().notNull(),
  publishedAt: timestamptz('published_at').notNull(),
});
export const tourPackagesLive: LiveDocuments = { table: liveTourPackages, section: liveTourPackages.market };

export const destinations = pgTable('destinations', {
  key: text('key').primaryKey(),
  country: text('country').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  names: jsonb('names').$type<Localised>().notNull(),
});

/** The themes that the agency added to those of the program. */
export const ownThemes = pgTable('themes', {
  key: text('key').primaryKey(),
  names: jsonb('names').$type<Localised>().notNull(),
  markets: text('markets').array().$type<Market[]>().notNull(),
});
