import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** An absolute URL. */
  readonly url: string;
  readonly publishedOn: CalendarDate;
  readonly author: string;
  /** Names of the category and tags. */
  readonly categories: readonly string[];
  readonly picture:
    | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** Absolute URLs of the page, the feed and the agency's logo. */
  readonly siteUrl: string;
  readonly selfUrl: string;
  readonly markUrl: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

const feedLanguage: Readonly<Record<Language, string>> = { en: 'en', bn: 'bn-BD' };

// Control characters that XML 1.0 can't represent.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in Dhaka in RSS format: `Sun, 15 Nov 2026 00:00:00 +0600`. */
export function feedDate(date: CalendarDate): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = String(day.getUTCDate()).padStart(2, '0');
  return `${days[day.getUTCDay()]}, ${number} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()} 00:00:00 +0600`;
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

function itemXml(item: FeedItem, language: Language): string {
  const { picture } = item;
  return [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    // A permanent id, so that readers don't show a post twice after its slug changes.
    element('guid', `urn:uuid:${item.id}#${language}`, ' isPermaLink="false"'),
    element('pubDate', feedDate(item.publishedOn)),
    element('dc:creator', item.author),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.summary),
    ...(picture === undefined
      ? []
      : [
          `<media:content url="${escaped(picture.url)}" medium="image" type="image/webp" width="${picture.width}" height="${picture.height}">`,
          element('media:description', picture.alt, ' type="plain"'),
          '</media:content>',
        ]),
    '</item>',
  ].join('\n');
}

/** An RSS 2.0 document. */
export function feedDocument(feed: Feed): string {
  const { language, items } = feed;
  const newest = items[0]?.publishedOn;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.siteUrl),
    element('description', feed.description),
    element('language', feedLanguage[language]),
    `<atom:link href="${escaped(feed.selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', feedDate(newest))]),
    element('ttl', '60'),
    '<image>',
    element('url', feed.markUrl),
    element('title', feed.title),
    element('link', feed.siteUrl),
    '</image>',
    ...items.map((item) => itemXml(item, language)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
