import type { SitePictures } from '../wordpress/attachments.rules.ts';
import type { WxrItem, WxrSite } from '../wordpress/wxr.contract.ts';
import type { RawPackage } from './old-packages.contract.ts';
import { type PhpValue, phpAt, phpTexts, readPhp } from './php-values.rules.ts';

/**
 * Trips in an export of WordPress. What plugins store, by their public code:
 *
 *   trip     WP Travel Engine (wp-travel-engine, includes/classes/CLI/Trip.php and admin/class-wp-travel-engine-admin.php): the field
 *            `wp_travel_engine_setting`, written by PHP's `serialize`: trip_duration, trip_duration_nights, trip_minimum_pax,
 *            trip_maximum_pax, trip_price, tab_content { 1_wpeditor }, trip_highlights [{ highlight_text }], itinerary { itinerary_title,
 *            itinerary_content }, cost { cost_includes, cost_excludes: a line each }, faq { faq_title, faq_content }; `wpte_gallery_id`;
 *            prices since 5.0 in items `trip-packages` with trip_ID and package-categories { prices }
 *   tour     Yatra 2 (mantrabrain/yatra, app/Migrations/TripMigration.php and ItineraryMigration.php): yatra_tour_meta_tour_duration_days,
 *            …_nights, yatra_tour_meta_tour_price or …_regular_price, itinerary_repeator { itinerary_heading, itinerary_title,
 *            itinerary_details }
 *   product  WooCommerce (class-wc-product-data-store-cpt.php): _regular_price, _price, _product_image_gallery
 */
export const tripTypes = ['trip', 'tour', 'product'] as const;

const textOf = (value: PhpValue | undefined): string => phpTexts(value)[0] ?? '';
const lines = (value: PhpValue | undefined): string[] =>
  phpTexts(value).flatMap((text) => text.split(/\r?\n/));

/** Two lists that belong together, by their places. */
function pairs(first: PhpValue | undefined, second: PhpValue | undefined): [string, string][] {
  const keys = [first, second].flatMap((each) => (each instanceof Map ? [...each.keys()] : []));
  return [...new Set(keys)].map((key) => [textOf(phpAt(first, key)), textOf(phpAt(second, key))]);
}

type Told = Omit<RawPackage, 'oldId' | 'title' | 'slug' | 'link' | 'isTrashed' | 'pictures' | 'summary'>;

const nothing: Told = {
  intro: '',
  days: '',
  nights: '',
  price: '',
  smallest: '',
  largest: '',
  itinerary: [],
  highlights: [],
  included: [],
  excluded: [],
  questions: [],
};

/** What an adult pays in the cheapest package of a trip: the main category's price, else the highest, for children pay less. */
function adultPrice(site: WxrSite, trip: string): string {
  const prices = site.items
    .filter(({ type, meta }) => type === 'trip-packages' && meta.get('trip_ID')?.trim() === trip)
    .flatMap(({ meta }) => {
      const all = phpAt(readPhp(meta.get('package-categories') ?? ''), 'prices');
      const main = textOf(phpAt(all, meta.get('_primary_category_id')?.trim() ?? ''));
      return Number(main) > 0
        ? [Number(main)]
        : [Math.max(0, ...phpTexts(all).map(Number).filter(Number.isFinite))];
    })
    .filter((price) => price > 0);
  return prices.length === 0 ? '' : String(Math.min(...prices));
}

function ofTravelEngine(item: WxrItem, site: WxrSite): Told {
  const settings = readPhp(item.meta.get('wp_travel_engine_setting') ?? '');
  const at = (...keys: string[]) => phpAt(settings, ...keys);
  return {
    intro: textOf(at('tab_content', '1_wpeditor')) || item.content,
    days: textOf(at('trip_duration')),
    nights: textOf(at('trip_duration_nights')),
    price: adultPrice(site, item.id) || textOf(at('trip_price')),
    smallest: textOf(at('trip_minimum_pax')),
    largest: textOf(at('trip_maximum_pax')),
    itinerary: pairs(at('itinerary', 'itinerary_title'), at('itinerary', 'itinerary_content')).map(
      ([title, text]) => ({ title, text }),
    ),
    highlights: phpTexts(at('trip_highlights')),
    included: lines(at('cost', 'cost_includes')),
    excluded: lines(at('cost', 'cost_excludes')),
    questions: pairs(at('faq', 'faq_title'), at('faq', 'faq_content')).map(([question, answer]) => ({
      question,
      answer,
    })),
  };
}

function ofYatra({ meta, content }: WxrItem): Told {
  const of = (...keys: string[]) =>
    keys.map((key) => meta.get(`yatra_tour_meta_${key}`)?.trim() ?? '').find((each) => each !== '') ?? '';
  const plan = readPhp(meta.get('itinerary_repeator') ?? meta.get('yatra_tour_meta_itinerary') ?? '');
  const titles = pairs(phpAt(plan, 'itinerary_heading'), phpAt(plan, 'itinerary_title'));
  const texts = phpTexts(phpAt(plan, 'itinerary_details'));
  return {
    ...nothing,
    intro: content,
    days: of('tour_duration_days', 'days'),
    nights: of('tour_duration_nights'),
    price: of('regular_price', 'tour_price', 'price', 'price_per_person'),
    largest: of('tour_group_size', 'group_size', 'group_max'),
    itinerary: titles.map(([heading, title], place) => ({
      title: title || heading,
      text: texts[place] ?? '',
    })),
  };
}

const ofProduct = ({ meta, content }: WxrItem): Told => ({
  ...nothing,
  intro: content,
  price: meta.get('_regular_price')?.trim() || (meta.get('_price')?.trim() ?? ''),
});

/** The trips of an export, whichever plugin made them. */
export function rawTrips(site: WxrSite, pictures: SitePictures): RawPackage[] {
  const told = { trip: ofTravelEngine, tour: ofYatra, product: ofProduct };
  return site.items.flatMap((item) => {
    const type = tripTypes.find((each) => each === item.type);
    if (type === undefined) {
      return [];
    }
    const gallery = item.meta.get('wpte_gallery_id') ?? item.meta.get('_product_image_gallery') ?? '';
    const ids = [item.meta.get('_thumbnail_id') ?? '', ...(readIds(gallery) ?? [])];
    return [
      {
        ...told[type](item, site),
        oldId: item.id,
        title: item.title,
        slug: item.name,
        link: item.link,
        isTrashed: /^(?:trash|auto-draft|inherit)$/.test(item.status),
        summary: item.excerpt,
        pictures: ids.flatMap((id) => pictures.fileOf('', id.trim()) ?? []),
      },
    ];
  });
}

const readIds = (text: string): string[] => {
  const listed = readPhp(text);
  return listed instanceof Map ? phpTexts(listed) : text.split(',').filter((id) => /^\s*\d+\s*$/.test(id));
};
