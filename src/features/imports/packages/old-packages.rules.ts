import { setImmediate } from 'node:timers/promises';
import { westernDigits } from '#platform/format/numbers.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { oldAddressOf } from '../addresses/old-addresses.rules.ts';
import type { ReadFault, Reading } from '../posts/old-posts.contract.ts';
import { type SitePictures, sitePictures } from '../wordpress/attachments.rules.ts';
import { plainBlocks } from '../wordpress/block-texts.rules.ts';
import { openBundle, type Uploads } from '../wordpress/bundle.rules.ts';
import { originalsOf, uploadOf } from '../wordpress/links.rules.ts';
import { convertMarkup } from '../wordpress/markup.rules.ts';
import { freeSlug, newSlug } from '../wordpress/old-slugs.rules.ts';
import { cutAtWord, plainTitle, writtenIn } from '../wordpress/words.rules.ts';
import { UnreadableSite } from '../wordpress/wxr.contract.ts';
import { readWxr } from '../wordpress/wxr.rules.ts';
import { countryAbroad } from './abroad.rules.ts';
import type { OldPackage, RawPackage } from './old-packages.contract.ts';
import { rowTrips, yatraTrips } from './trip-rows.rules.ts';
import { rawTrips } from './trip-settings.rules.ts';

/** What is read of each trip, by names of ours where the file has none. */
const columns = [
  { name: 'title', field: 'title' },
  { name: 'duration', field: 'days' },
  { name: 'price', field: 'price' },
  { name: 'slug', field: 'slug' },
  { name: 'description', field: 'intro' },
] as const;

const previewRows = 5;

const rowOf = ({ title, days, price, slug, intro }: RawPackage): string[] =>
  [title, days, price, slug, intro].map((value) => cutAtWord(plainTitle(value), 200));

/** A whole number in a text such as "3 Days / 2 Nights". */
function numberOf(text: string, least: number, most: number): number | null {
  const found = Number(/\d{1,4}/.exec(westernDigits(text))?.[0] ?? 'NaN');
  return found >= least && found <= most ? found : null;
}

/** Poisha of a sum in taka. @returns null where nothing is said, undefined for what is no sum */
export function priceOf(text: string): number | null | undefined {
  const plain = westernDigits(text)
    .replace(/৳|Tk\.?|BDT|\s|,/giu, '')
    .replace(/\/[-=]?$/, '');
  if (plain === '') {
    return null;
  }
  const taka = /^\d{1,10}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : Number.NaN;
  const poisha = Math.round(taka * poishaPerTaka);
  return poisha >= 0 && poisha <= largestAmount ? poisha || null : undefined;
}

interface Opened {
  readonly trips: readonly RawPackage[];
  readonly site: string;
  readonly altOf: (file: string) => string;
  readonly columns: readonly { readonly name: string; readonly field: string }[];
}

async function openTrips(bytes: Uint8Array): Promise<Opened> {
  const { file, uploads } = await openBundle(bytes);
  const start = new TextDecoder().decode(file.subarray(0, 1000)).replace('\ufeff', '').trimStart();
  if (start.startsWith('<') || start === '') {
    const site = await readWxr(file);
    const pictures: SitePictures = sitePictures(site, uploads);
    return { trips: rawTrips(site, pictures), site: site.site, altOf: pictures.altOf, columns };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnreadableSite('encoding');
  }
  if (text.includes('\0')) {
    throw new UnreadableSite('encoding');
  }
  return start.startsWith('{')
    ? { trips: yatraTrips(text), site: 'yatra', altOf: () => '', columns }
    : { ...rowTrips(text, presentIn(uploads)), site: 'products', altOf: () => '' };
}

const presentIn = (uploads: Uploads) => (address: string) =>
  originalsOf(uploadOf(address) ?? '').find((file) => uploads.has(file));

const wordsIn = (texts: readonly string[], longest: number, most: number): string[] =>
  texts
    .map((text) => cutAtWord(plainTitle(text).replace(/^[•*✓✔–-]\s*/u, ''), longest))
    .filter((text) => text !== '')
    .slice(0, most);

function readTrip(raw: RawPackage, row: number, opened: Opened, slug: (wanted: string) => string) {
  const dropped = new Set<string>();
  const prose = (html: string, longest: number): string => {
    const read = convertMarkup(html, { site: opened.site, pictureOf: () => undefined });
    for (const what of read.dropped.filter((each) => !each.startsWith('<img>'))) {
      dropped.add(what);
    }
    return cutAtWord(plainBlocks(read.blocks), longest);
  };
  const title = plainTitle(raw.title);
  const intro = prose(raw.intro, 1500);
  const days = numberOf(raw.days, 1, 61);
  const smallest = numberOf(raw.smallest, 1, 200);
  const largest = numberOf(raw.largest, 1, 200);
  const itinerary = raw.itinerary.slice(0, 61).map((day) => ({
    title: cutAtWord(plainTitle(day.title), 90),
    text: prose(day.text, 1500),
  }));
  const item: OldPackage = {
    row,
    site: opened.site,
    oldId: raw.oldId,
    slug: slug(newSlug([raw.slug, title], `package-${newSlug([raw.oldId], String(row))}`)),
    language: writtenIn(`${title} ${intro}`),
    country: countryAbroad(`${title} ${raw.slug}`) ?? 'BD',
    title,
    summary: cutAtWord(prose(raw.summary, 300).replace(/\s+/gu, ' ') || intro.split('\n')[0] || '', 300),
    intro,
    days: days ?? (itinerary.length > 0 ? itinerary.length : null),
    nights: numberOf(raw.nights, 0, 60),
    price: priceOf(raw.price) ?? null,
    group:
      smallest !== null && largest !== null && smallest <= largest ? { min: smallest, max: largest } : null,
    itinerary,
    highlights: wordsIn(raw.highlights, 140, 8),
    included: wordsIn(raw.included, 160, 20),
    excluded: wordsIn(raw.excluded, 160, 20),
    questions: raw.questions.slice(0, 12).map(({ question, answer }) => ({
      question: cutAtWord(plainTitle(question), 160),
      answer: prose(answer, 1200),
    })),
    pictures: [...new Set(raw.pictures)]
      .slice(0, 21)
      .map((file) => ({ file, alt: opened.altOf(file) || title })),
    addresses: [
      oldAddressOf(raw.link),
      /^[1-9]\d{0,11}$/.test(raw.oldId) && raw.link !== '' ? `?p=${raw.oldId}` : undefined,
    ].filter((each) => each !== undefined),
  };
  return { item, dropped: [...dropped].map((what) => `${title || item.slug}: ${what}`) };
}

/**
 * Reads trips of WP Travel Engine or Yatra, or products of WooCommerce: an export of WordPress, Yatra's JSON or a CSV, alone or in a ZIP
 * beside `wp-content/uploads`. Nothing is written.
 * @throws UnreadableSite
 */
export async function readPackages(bytes: Uint8Array): Promise<Reading<OldPackage>> {
  const opened = await openTrips(bytes);
  const slugs = new Set<string>();
  const slug = (wanted: string) => {
    const free = freeSlug(wanted, (each) => slugs.has(each));
    slugs.add(free);
    return free;
  };
  const known = new Set<string>();
  const items: OldPackage[] = [];
  const faults: ReadFault[] = [];
  const dropped: string[] = [];
  for (const [place, raw] of opened.trips.entries()) {
    const row = place + 2;
    const fault = (column: string, value: string, code: ReadFault['code']) =>
      faults.push({ row, column, value: value.slice(0, 100), code });
    if (raw.isTrashed) {
      continue;
    }
    if (plainTitle(raw.title) === '') {
      fault('title', '', 'title-missing');
    } else if (raw.oldId === '' || known.has(raw.oldId)) {
      fault('id', raw.oldId, raw.oldId === '' ? 'id-missing' : 'id-twice');
    } else if (priceOf(raw.price) === undefined) {
      fault('price', raw.price, 'price');
    } else {
      known.add(raw.oldId);
      await setImmediate();
      const read = readTrip(raw, row, opened, slug);
      items.push(read.item);
      dropped.push(...read.dropped);
    }
  }
  const skipped = opened.trips.filter(({ isTrashed }) => isTrashed).length;
  const first = opened.trips.slice(0, previewRows).map(rowOf);
  return { columns, first, items, faults, dropped, skipped };
}
