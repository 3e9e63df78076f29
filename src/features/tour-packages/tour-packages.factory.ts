import { aDeparture, insertDepartures } from '#features/departures/departures.factory.ts';
import { cover, insertCover } from '#features/media/media.factory.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { type Language, languages } from '#platform/language.ts';
import { saveDestinations, tourPackageCommands } from './tour-packages.commands.ts';
import type { TourPackageFacts, TourPackageTexts } from './tour-packages.contract.ts';

/** Facts of a package to Cox's Bazar, with a test's overrides. */
export function packageFacts(overrides: Partial<TourPackageFacts> = {}): TourPackageFacts {
  const { nights = 3, days = nights + 1 } = overrides;
  return {
    market: 'domestic',
    country: 'BD',
    destinations: ['coxs-bazar'],
    themes: ['beach'],
    nights,
    days,
    group: { min: 10, max: 24 },
    flightsIncluded: false,
    mainTransport: 'coach',
    bands: [
      {
        key: 'regular',
        adult: 12_500_00,
        childWithBed: 9_800_00,
        childWithoutBed: 6_900_00,
        infant: 0,
        singleSupplement: 4_500_00,
      },
    ],
    itinerary: Array.from({ length: days }, () => ({ meals: ['breakfast'], by: ['coach'] })),
    route: [{ destination: 'dhaka' }, { destination: 'coxs-bazar', by: 'coach' }],
    childPolicy: { infantUnder: 2, childUnder: 12 },
    cancellation: [{ daysBefore: 0, keepPercent: 100 }],
    cover,
    gallery: [],
    ...overrides,
  };
}

/** Texts of a package with this title, and as many days. */
export function packageTexts(title: string, days = 4): TourPackageTexts {
  return {
    title,
    summary: `${title}, in short.`,
    intro: 'First.\n\nSecond.',
    highlights: ['One', 'Two', 'Three'],
    itinerary: Array.from({ length: days }, () => ({ title: 'A day', text: 'Of rest.' })),
    included: ['Coach', 'Hotel'],
    excluded: ['Lunch', 'Tips'],
    hotel: 'By the sea',
    travel: 'AC coach',
    childPolicy: 'Children pay less.',
    cancellation: 'We keep a share.',
    faq: [],
  };
}

interface PackageOverrides {
  slug: string;
  /** The languages it is published in, with its title in each. */
  titles?: Partial<Record<Language, string>>;
  facts?: Partial<TourPackageFacts>;
  /** Default: one in January 2027. */
  departures?: ReturnType<typeof aDeparture>[];
}

/** Writes and publishes a package with the commands that staff use. */
export async function insertPackage(
  deps: CommandDeps,
  actor: Actor,
  { slug, titles, facts, departures = [aDeparture('2027-01-14')] }: PackageOverrides,
): Promise<string> {
  const documentId = crypto.randomUUID();
  const written = titles ?? { en: slug.replaceAll('-', ' '), bn: slug.replaceAll('-', ' ') };
  const texts: Partial<Record<Language, TourPackageTexts>> = {};
  for (const language of languages) {
    const title = written[language];
    if (title !== undefined) {
      texts[language] = packageTexts(title, packageFacts(facts).days);
    }
  }
  await insertCover(deps);
  await run(deps, actor, tourPackageCommands.create, {
    documentId,
    slug,
    facts: packageFacts(facts),
    texts,
  });
  if (Object.keys(texts).length > 0) {
    await run(deps, actor, tourPackageCommands.publish, { documentId, revision: 1 });
    if (departures.length > 0) {
      await insertDepartures(deps, actor, slug, departures);
    }
  }
  return documentId;
}

/** The destinations of the tests' packages. */
export async function insertDestinations(deps: CommandDeps, actor: Actor): Promise<void> {
  const place = (key: string, country: string, en: string, bn: string, lat: number, lng: number) => ({
    key,
    country,
    lat,
    lng,
    names: { en, bn },
  });
  await run(deps, actor, saveDestinations, {
    destinations: [
      place('dhaka', 'BD', 'Dhaka', 'ঢাকা', 23.81, 90.41),
      place('coxs-bazar', 'BD', 'Cox’s Bazar', 'কক্সবাজার', 21.43, 91.97),
      place('sajek', 'BD', 'Sajek', 'সাজেক', 23.38, 92.29),
      place('bangkok', 'TH', 'Bangkok', 'ব্যাংকক', 13.75, 100.5),
    ],
  });
}
