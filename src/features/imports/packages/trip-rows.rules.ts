import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { isRecord } from '#platform/record.ts';
import { UnreadableSite } from '../wordpress/wxr.contract.ts';
import type { RawPackage } from './old-packages.contract.ts';

/** What a file of rows may have. */
const limits = { rows: 20_000, columns: 400, letters: 1_000_000 } as const;

const row = z.record(z.string(), z.unknown());
const yatraFile = z.object({
  data: z.object({
    trips: z.array(row).max(limits.rows),
    trip_content: z.array(row).optional(),
    itinerary: z.object({ days: z.array(row).optional() }).optional(),
  }),
});

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function listOf(value: unknown): unknown[] {
  if (typeof value !== 'string') {
    return Array.isArray(value) ? value : [];
  }
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const titles = (value: unknown): string[] =>
  listOf(value).map((each) => (isRecord(each) ? textOf(each.title) : textOf(each)));

/**
 * Yatra 3's export (mantrabrain/yatra, app/Services/ExportImportService.php): JSON of its tables, `data.trips`, `data.itinerary.days` and
 * `data.trip_content`, whose columns are those of app/Database/Tables/TripsTable.php and its neighbours. Pictures are ids of
 * attachments, which aren't in it.
 * @throws UnreadableSite for JSON that is none of it
 */
export function yatraTrips(text: string): RawPackage[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new UnreadableSite('truncated');
  }
  const read = yatraFile.safeParse(file);
  if (!read.success) {
    throw new UnreadableSite('not-wordpress');
  }
  const { trips, trip_content: content = [], itinerary } = read.data.data;
  const ofTrip = (rows: readonly Record<string, unknown>[], id: string) =>
    rows.filter(({ trip_id }) => textOf(trip_id) === id);
  return trips.map((trip) => {
    const at = (name: string) => textOf(trip[name]).trim();
    const id = at('id');
    const told = (type: string) => ofTrip(content, id).filter(({ content_type }) => content_type === type);
    const days = ofTrip(itinerary?.days ?? [], id);
    const inOrder = days.toSorted((a, b) => Number(a.day_number) - Number(b.day_number));
    return {
      oldId: id,
      title: at('title'),
      slug: at('slug'),
      link: '',
      isTrashed: at('status') === 'trash' || at('deleted_at') !== '',
      intro: at('description'),
      summary: at('short_description'),
      days: at('duration_days'),
      nights: at('duration_nights'),
      price: Number(at('original_price')) > 0 ? at('original_price') : at('sale_price'),
      smallest: at('min_travelers'),
      largest: at('max_travelers'),
      itinerary: inOrder.map((day) => ({ title: textOf(day.title), text: textOf(day.description) })),
      highlights: told('highlight').map(({ title }) => textOf(title)),
      included: titles(trip.included_items),
      excluded: titles(trip.excluded_items),
      questions: told('faq').map(({ title, description }) => ({
        question: textOf(title),
        answer: textOf(description),
      })),
      pictures: [],
    };
  });
}

/**
 * Heads of CSV files, in small letters. WooCommerce's are those of its exporter (woocommerce/woocommerce,
 * includes/export/class-wc-product-csv-exporter.php: ID, Type, SKU, Name, Published, Short description, Description, Regular price,
 * Images …), where a line break is written as `\n`. No layout of a CSV of WP Travel Engine or Yatra is public: their rows are read by
 * the names that their fields have elsewhere.
 */
const heads: Readonly<Record<string, readonly string[]>> = {
  oldId: ['id', 'trip id', 'post id'],
  title: ['name', 'title', 'trip title', 'trip name', 'post_title'],
  slug: ['slug', 'post_name'],
  link: ['permalink', 'link', 'url'],
  intro: ['description', 'overview', 'content', 'post_content'],
  summary: ['short description', 'short_description', 'excerpt', 'post_excerpt'],
  days: ['duration', 'days', 'duration days', 'duration_days', 'trip_duration', 'trip duration'],
  nights: ['nights', 'duration nights', 'duration_nights', 'trip_duration_nights'],
  price: ['regular price', 'price', 'original_price', 'trip_price', 'trip price', 'price per person'],
  included: ['cost includes', 'cost_includes', 'includes', 'included', 'included_items'],
  excluded: ['cost excludes', 'cost_excludes', 'excludes', 'excluded', 'excluded_items'],
  highlights: ['highlights', 'trip highlights', 'trip_highlights'],
  images: ['images', 'image', 'gallery', 'featured image'],
  type: ['type'],
};

const rows = z.array(z.record(z.string(), z.string()));

/** Reads trips or products from a CSV. @param fileOf the file of a picture's address @throws UnreadableSite */
export function rowTrips(
  text: string,
  fileOf: (address: string) => string | undefined,
): { readonly trips: RawPackage[]; readonly columns: { name: string; field: string }[] } {
  let names: string[] = [];
  let read: z.infer<typeof rows>;
  try {
    read = rows.parse(
      parse(text, {
        bom: true,
        columns: (given: string[]) => {
          names = given;
          return given.map((name) => name.trim().toLowerCase());
        },
        relax_column_count: true,
        skip_empty_lines: true,
        to: limits.rows + 1,
        max_record_size: limits.letters,
      }),
    );
  } catch {
    throw new UnreadableSite('not-wordpress');
  }
  const fieldOf = (name: string) =>
    Object.entries(heads).find(([, known]) => known.includes(name.trim().toLowerCase()))?.[0];
  const columns = names.flatMap((name) => {
    const field = fieldOf(name);
    return field === undefined ? [] : [{ name: name.trim(), field }];
  });
  if (!columns.some(({ field }) => field === 'title')) {
    throw new UnreadableSite('not-wordpress');
  }
  if (read.length > limits.rows || names.length > limits.columns) {
    throw new UnreadableSite('too-many');
  }
  const trips = read.map((cells, place) => {
    const at = (field: string): string =>
      (heads[field] ?? [])
        .map((head) => (cells[head] ?? '').replaceAll('\\n', '\n').replace(/^'(?=[=+@-])/, ''))
        .find((value) => value.trim() !== '') ?? '';
    const lines = (field: string) => at(field).split(/\r?\n|[|;]/);
    return {
      oldId: at('oldId').trim() || `row-${place + 2}`,
      title: at('title'),
      slug: at('slug'),
      link: at('link'),
      isTrashed: /variation/i.test(at('type')),
      intro: at('intro'),
      summary: at('summary'),
      days: at('days'),
      nights: at('nights'),
      price: at('price'),
      smallest: '',
      largest: '',
      itinerary: [],
      highlights: lines('highlights'),
      included: lines('included'),
      excluded: lines('excluded'),
      questions: [],
      pictures: at('images')
        .split(',')
        .flatMap((address) => fileOf(address.trim()) ?? []),
    };
  });
  return { trips, columns };
}
