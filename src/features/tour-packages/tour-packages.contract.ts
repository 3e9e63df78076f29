import { z } from 'zod';
import { market, prices } from '#features/departures/departures.contract.ts';
import { question, seo } from '#features/documents/content/content.contract.ts';
import { mediaId } from '#features/media/media-id.contract.ts';
import { key, line, prose } from '#platform/text.contract.ts';

export const transports = [
  'coach',
  'train',
  'flight',
  'launch',
  'boat',
  'car',
  'jeep',
  'rickshaw',
  'walk',
] as const;
export const transport = z.enum(transports);
export type Transport = z.infer<typeof transport>;

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export const meal = z.enum(meals);

/** A destination of packages, also in filters and maps. Named once, in both languages. */
export const destination = z.strictObject({
  key,
  country: z.string().regex(/^[A-Z]{2}$/),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  names: z.strictObject({ en: line(60), bn: line(60) }),
});
export type Destination = z.infer<typeof destination>;
export const destinationList = z.object({ items: z.array(destination) });
export const removedDestination = z.object({ key });

/** A theme of packages that the agency added to those of the program, and the markets whose lists offer it. */
export const ownTheme = z.strictObject({
  key,
  names: z.strictObject({ en: line(40), bn: line(40) }),
  markets: z.array(market).min(1).max(2),
});
export type OwnTheme = z.infer<typeof ownTheme>;
export const themeList = z.object({ items: z.array(ownTheme) });
export const removedTheme = z.object({ key });

/** A named set of prices that departures share, such as "regular" and "eid". All per person, in poisha. */
export const priceBand = prices.extend({ key });
export type PriceBand = z.infer<typeof priceBand>;

/** A stop of the route on the map, in the order of travel; `destination` names it. */
export const stop = z.strictObject({
  destination: key,
  /** The means of travel from the stop before; absent on the first. */
  by: transport.optional(),
  /** Distance from the start of the journey by road, rail or water, where it is useful. */
  km: z.int().min(0).max(20000).optional(),
});

/** A step of the cancellation ladder: cancelling at least this many days ahead costs this share of the price. */
export const cancellationStep = z.strictObject({
  daysBefore: z.int().min(0).max(365),
  keepPercent: z.int().min(0).max(100),
});

/** Up to which ages children count as infants and as children. */
export const childPolicy = z.strictObject({
  infantUnder: z.int().min(1).max(5),
  childUnder: z.int().min(6).max(18),
});

export const tourPackageFacts = z.strictObject({
  market,
  /** ISO 3166-1 alpha-2 of the country visited. */
  country: z.string().regex(/^[A-Z]{2}$/),
  destinations: z.array(key).min(1).max(8),
  /** Themes of the program, or of the agency's own. */
  themes: z.array(key).min(1).max(5),
  /** Nights in a bed: a hotel, a tent or a cabin. */
  nights: z.int().min(0).max(60),
  /** Nights in a seat on the way, as on a night coach. None when absent. */
  travelNights: z.int().min(0).max(6).optional(),
  days: z.int().min(1).max(61),
  group: z.strictObject({ min: z.int().min(1).max(200), max: z.int().min(1).max(200) }),
  /** Stars of the main hotel, if it has any. */
  hotelStars: z.int().min(1).max(5).optional(),
  /** The hotels by name, in the order of travel; texts.hotels has the same number. Absent while they aren't named. */
  hotels: z
    .array(
      z.strictObject({
        nights: z.int().min(1).max(60),
        /** Its class; absent where it has none. */
        stars: z.int().min(1).max(5).optional(),
      }),
    )
    .max(12)
    .optional(),
  flightsIncluded: z.boolean(),
  mainTransport: transport,
  bands: z.array(priceBand).min(1).max(6),
  /** One entry per day; texts.itinerary has the same number. */
  itinerary: z
    .array(z.strictObject({ meals: z.array(meal), by: z.array(transport), picture: mediaId.optional() }))
    .min(1)
    .max(61),
  route: z.array(stop).min(2).max(12),
  /** Ages in whole years: an infant is younger than `infantUnder`, a child younger than `childUnder`. */
  childPolicy,
  cancellation: z.array(cancellationStep).min(1).max(6),
  /** The visa guide's slug where the traveller needs a visa. */
  visa: z.string().optional(),
  cover: mediaId,
  gallery: z.array(mediaId).max(20),
});
export type TourPackageFacts = z.infer<typeof tourPackageFacts>;

export const tourPackageTexts = z.strictObject({
  title: line(90),
  summary: line(300),
  /** The opening paragraph or two of the page. */
  intro: prose(1500),
  highlights: z.array(line(140)).min(3).max(8),
  itinerary: z
    .array(z.strictObject({ title: line(90), text: prose(1500), stay: line(120).optional() }))
    .min(1)
    .max(61),
  included: z.array(line(160)).min(2).max(20),
  excluded: z.array(line(160)).min(2).max(20),
  /** A description of the hotel: "3-star, sea view, 5 minutes from the beach". */
  hotel: line(160),
  /** The name of each hotel as its own sign has it, and where it is: "Makkah, 600 m from the Haram". */
  hotels: z
    .array(z.strictObject({ name: line(120), place: line(120) }))
    .max(12)
    .optional(),
  /** A description of the transport: "AC coach both ways from Arambagh". */
  travel: line(160),
  childPolicy: prose(600),
  cancellation: prose(600),
  faq: z.array(question).max(12),
  seo: seo.optional(),
});
export type TourPackageTexts = z.infer<typeof tourPackageTexts>;
