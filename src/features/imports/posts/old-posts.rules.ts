import { setImmediate } from 'node:timers/promises';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { oldAddressOf } from '../addresses/old-addresses.rules.ts';
import { type SitePictures, sitePictures } from '../wordpress/attachments.rules.ts';
import { wordsOf } from '../wordpress/block-texts.rules.ts';
import type { ReadBlock } from '../wordpress/blocks.contract.ts';
import { openSite } from '../wordpress/bundle.rules.ts';
import { convertMarkup } from '../wordpress/markup.rules.ts';
import { freeSlug, newSlug } from '../wordpress/old-slugs.rules.ts';
import { cutAtWord, lineOf, plainTitle, writtenIn } from '../wordpress/words.rules.ts';
import type { WxrItem, WxrSite } from '../wordpress/wxr.contract.ts';
import type { OldPost, ReadFault, Reading } from './old-posts.contract.ts';
import { shelfOfTerms, tagsOf } from './old-terms.rules.ts';

/** How many rows are shown before anything is written. */
const previewRows = 5;

/** The elements that are read, by their heads in the file. */
const columns = [
  { name: 'title', field: 'title' },
  { name: 'wp:status', field: 'state' },
  { name: 'wp:post_date', field: 'publishedOn' },
  { name: 'dc:creator', field: 'author' },
  { name: 'link', field: 'address' },
  { name: 'category', field: 'category' },
  { name: 'excerpt:encoded', field: 'summary' },
  { name: 'content:encoded', field: 'body' },
] as const;

const rowOf = (item: WxrItem): string[] =>
  [
    item.title,
    item.status,
    item.date,
    item.author,
    item.link,
    item.terms.map(({ name }) => name).join(', '),
    item.excerpt,
    item.content,
  ].map((value) => cutAtWord(lineOf(value), 200));

const dayOf = (item: WxrItem): string | null =>
  [item.date, item.dateGmt]
    .map((moment) => moment.slice(0, 10))
    .find((day) => !day.startsWith('0000') && calendarDate.safeParse(day).success) ?? null;

function momentOf({ dateGmt }: WxrItem): string | null {
  const moment = new Date(`${dateGmt.replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** What was public stays public: nothing with a password, and no page, for pages are laid out in another way. */
const wantedOf = ({ type, status, hasPassword }: WxrItem): OldPost['wanted'] =>
  type === 'post' && /^(?:publish|future)$/.test(status) && !hasPassword ? 'published' : 'draft';

/** A short text of what is written, where the author wrote none. */
function summaryOf(item: WxrItem, blocks: readonly ReadBlock[]): string {
  const excerpt = plainTitle(item.excerpt);
  const first = blocks.find((block) => block.type === 'paragraph' && wordsOf(block).trim().length > 20);
  return cutAtWord(lineOf(excerpt || (first ? wordsOf(first) : '')), 300);
}

interface Read {
  readonly post: OldPost;
  readonly dropped: readonly string[];
}

function readPost(
  item: WxrItem,
  row: number,
  { site, pictures, slug }: { site: WxrSite; pictures: SitePictures; slug: (wanted: string) => string },
): Read {
  const title = plainTitle(item.title);
  const { blocks, dropped, isCut } = convertMarkup(item.content, {
    site: site.site,
    pictureOf: pictures.fileOf,
  });
  const shown = blocks.flatMap((block) => (block.type === 'picture' ? [block.file] : []));
  const thumbnail = item.meta.get('_thumbnail_id');
  const cover = (thumbnail === undefined ? undefined : pictures.fileOf('', thumbnail.trim())) ?? shown[0];
  const files = [...new Set([...(cover === undefined ? [] : [cover]), ...shown])];
  const addresses = [oldAddressOf(item.link), `?p=${item.id}`].filter((each) => each !== undefined);
  const wanted = wantedOf(item);
  const post: OldPost = {
    row,
    site: site.site,
    oldId: item.id,
    wanted,
    publishAt: item.status === 'future' && wanted === 'published' ? momentOf(item) : null,
    language: writtenIn(`${title} ${blocks.map(wordsOf).join(' ')}`),
    slug: slug(newSlug([item.name, title], `${item.type}-${item.id}`)),
    title,
    summary: summaryOf(item, blocks),
    blocks,
    isCut,
    ...shelfOfTerms(item.terms),
    tags: tagsOf(item.terms),
    author: cutAtWord(plainTitle(site.authors.get(item.author) ?? item.author), 60),
    publishedOn: dayOf(item),
    cover: cover ?? null,
    pictures: files.map((file) => ({ file, alt: pictures.altOf(file) })),
    addresses: [...new Set(addresses)],
  };
  return { post, dropped };
}

/** What is wrong with an item, so that it isn't taken. */
function faultOf(item: WxrItem, row: number, known: ReadonlySet<string>): ReadFault | undefined {
  if (!/^[1-9]\d{0,11}$/.test(item.id)) {
    return { row, column: 'wp:post_id', value: item.id.slice(0, 100), code: 'id-missing' };
  }
  if (known.has(item.id)) {
    return { row, column: 'wp:post_id', value: item.id, code: 'id-twice' };
  }
  return plainTitle(item.title) === '' && item.content.trim() === ''
    ? { row, column: 'title', value: '', code: 'empty' }
    : undefined;
}

/** Types that WordPress keeps for itself; other ones are named in `dropped`. */
const ownTypes =
  /^(?:post|page|attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;

function otherTypes({ items }: WxrSite): string[] {
  const counts = new Map<string, number>();
  for (const { type } of items.filter((item) => !ownTypes.test(item.type))) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => `${lineOf(type).slice(0, 60)}: ${count}`);
}

/**
 * Reads the posts and pages of WordPress's own export, alone or in a ZIP beside `wp-content/uploads`. Nothing is written.
 * @throws UnreadableSite
 */
export async function readPosts(bytes: Uint8Array): Promise<Reading<OldPost>> {
  const { site, uploads } = await openSite(bytes);
  const pictures = sitePictures(site, uploads);
  const posts = site.items.filter(({ type }) => type === 'post' || type === 'page');
  const slugs = new Set<string>();
  const slug = (wanted: string) => {
    const free = freeSlug(wanted, (each) => slugs.has(each));
    slugs.add(free);
    return free;
  };
  const known = new Set<string>();
  const items: OldPost[] = [];
  const faults: ReadFault[] = [];
  const dropped: string[] = [];
  let skipped = 0;
  for (const [place, item] of posts.entries()) {
    const row = place + 2;
    if (/^(?:trash|auto-draft|inherit)$/.test(item.status)) {
      skipped += 1;
      continue;
    }
    const fault = faultOf(item, row, known);
    if (fault) {
      faults.push(fault);
      continue;
    }
    known.add(item.id);
    // Others are served meanwhile.
    await setImmediate();
    const read = readPost(item, row, { site, pictures, slug });
    items.push(read.post);
    dropped.push(...read.dropped.map((what) => `${read.post.title || read.post.slug}: ${what}`));
  }
  const first = posts.slice(0, previewRows).map(rowOf);
  return { columns, first, items, faults, dropped: [...dropped, ...otherTypes(site)], skipped };
}
