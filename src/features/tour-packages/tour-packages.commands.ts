import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerPrices, refuseBooked } from '#features/departures/price-lists/price-lists.writes.ts';
import { documentCommands } from '#features/documents/documents.commands.ts';
import type { DocumentType } from '#features/documents/kinds/kinds.contract.ts';
import { countryWords } from '#features/visas/countries.data.ts';
import { command } from '#platform/command/command.ts';
import { findUnknownThemes } from './checks/checks.queries.ts';
import { packageChecks } from './checks/checks.rules.ts';
import {
  destination,
  type TourPackageFacts,
  type TourPackageTexts,
  tourPackageFacts,
  tourPackageTexts,
} from './tour-packages.contract.ts';
import { priceFrom } from './tour-packages.rules.ts';
import { destinations, liveTourPackages, tourPackagesLive } from './tour-packages.table.ts';

const tourPackageType: DocumentType<TourPackageFacts, TourPackageTexts> = {
  kind: 'tour-package',
  facts: tourPackageFacts,
  texts: tourPackageTexts,
  former: { facts: ['departures'], texts: ['departureNotes'] },
  search: (facts, texts) => ({
    a: `${texts.title} ${facts.destinations.join(' ').replaceAll('-', ' ')}`,
    b: [countryWords(facts.country), ...texts.highlights].join(' '),
    c: [texts.summary, texts.intro, ...texts.itinerary.map((day) => day.title)].join(' '),
  }),
  project: async (context, { documentId, slug, facts, publishedAt }) => {
    const { tx } = context;
    const row = {
      slug,
      market: facts.market,
      country: facts.country,
      destinations: facts.destinations,
      themes: facts.themes,
      nights: facts.nights,
      priceFrom: priceFrom(facts),
      cover: facts.cover,
      glance: {
        days: facts.days,
        severalPrices: facts.bands.length > 1,
        flightsIncluded: facts.flightsIncluded,
        mainTransport: facts.mainTransport,
      },
      facts,
      publishedAt,
    };
    await tx
      .insert(liveTourPackages)
      .values({ documentId, ...row })
      .onConflictDoUpdate({ target: liveTourPackages.documentId, set: row });
    await offerPrices(context, { packageId: documentId, market: facts.market, bands: facts.bands });
  },
  checks: packageChecks,
  checkStored: findUnknownThemes,
  live: tourPackagesLive,
  price: {
    at: ['bands'],
    of: (stored) => {
      const bands = tourPackageFacts.shape.bands.safeParse(stored);
      return bands.success ? priceFrom({ bands: bands.data }) : null;
    },
  },
  withdraw: async (context, documentId) => {
    const { tx } = context;
    await refuseBooked(context, documentId);
    await tx.delete(liveTourPackages).where(eq(liveTourPackages.documentId, documentId));
  },
};

export const tourPackageCommands = documentCommands(tourPackageType);

/** Replaces the list of destinations. */
export const saveDestinations = command({
  name: 'destinations.save',
  permission: 'documents.publish',
  input: z.strictObject({ destinations: z.array(destination).max(2000) }),
  run: async ({ tx, log, touch }, input) => {
    await tx.delete(destinations);
    await tx.insert(destinations).values(input.destinations);
    log({
      subjectKind: 'destinations',
      subjectId: 'list',
      difference: { destinations: input.destinations.length },
    });
    // Any page may name a destination.
    touch('settings');
  },
});
