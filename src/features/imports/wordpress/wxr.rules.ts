import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { siteLimits, UnreadableSite, type WxrItem, type WxrSite, type WxrTerm } from './wxr.contract.ts';

/**
 * WXR, what WordPress writes under Tools, Export: RSS 2.0 with elements of its own, versions 1.0 to 1.2. The layout is that of
 * `export_wp` (WordPress/WordPress, wp-admin/includes/export.php), and what its own importer takes of it (WordPress/wordpress-importer,
 * src/parsers/class-wxr-parser-simplexml.php, and the files of phpunit/data). 1.0 has no authors: they are the logins.
 *
 *   channel  title, link, wp:wxr_version, wp:base_site_url, wp:base_blog_url, wp:author*, item*
 *   item     title, link, dc:creator, content:encoded, excerpt:encoded, wp:post_id, wp:post_date, wp:post_date_gmt, wp:post_name,
 *            wp:status, wp:post_parent, wp:post_type, wp:post_password, wp:attachment_url, category* { domain, nicename },
 *            wp:postmeta* { wp:meta_key, wp:meta_value }; comments aren't taken
 */

const prefixes: ReadonlyArray<readonly [RegExp, string]> = [
  [/^https?:\/\/wordpress\.org\/export\/1\.[012]\/excerpt\/$/, 'excerpt:'],
  [/^https?:\/\/wordpress\.org\/export\/1\.[012]\/$/, 'wp:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content:'],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/, 'dc:'],
];

/** An element by the name that WordPress gives it, whatever prefix the file declares. */
const nameOf = ({ uri, local }: { uri: string; local: string }): string =>
  uri === '' ? local : `${prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? '?:'}${local}`;

/** What an element of an item is called here. */
const fields: Readonly<Record<string, string>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_name': 'name',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:attachment_url': 'file',
};

/** An item while it is read. */
interface OpenItem {
  readonly values: Map<string, string>;
  readonly terms: WxrTerm[];
  readonly meta: Map<string, string>;
  key: string;
  letters: number;
}

function itemOf({ values, terms, meta }: OpenItem): WxrItem {
  const text = (name: string) => values.get(name) ?? '';
  const word = (name: string) => text(name).trim();
  return {
    id: word('id'),
    type: word('type'),
    status: word('status'),
    title: text('title'),
    link: word('link'),
    name: word('name'),
    date: word('date'),
    dateGmt: word('dateGmt'),
    author: word('author'),
    content: text('content'),
    excerpt: text('excerpt'),
    hasPassword: text('password') !== '',
    parent: word('parent'),
    file: word('file'),
    terms,
    meta,
  };
}

/** The address of a site as the key of what comes from it: without protocol, www and last slash. */
export const siteKey = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '')
    .slice(0, 200);

/** Reads a site out of the pieces of its XML, item by item. */
class SiteReader {
  readonly #path: string[] = [];
  readonly #items: WxrItem[] = [];
  readonly #authors = new Map<string, string>();
  readonly #channel = new Map<string, string>();
  #item: OpenItem | undefined;
  #login = '';
  #term: Omit<WxrTerm, 'name'> = { domain: '', slug: '' };
  #text = '';

  begin(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#path.push(name);
    if (this.#path.length > siteLimits.depth) {
      throw new UnreadableSite('too-deep');
    }
    if (this.#path.length === 1 && name !== 'rss') {
      throw new UnreadableSite('not-wordpress');
    }
    this.#text = '';
    if (this.#path.join('/') === 'rss/channel/item') {
      this.#item = { values: new Map(), terms: [], meta: new Map(), key: '', letters: 0 };
    }
    if (name === 'category') {
      this.#term = { domain: attributes.get('domain') ?? '', slug: attributes.get('nicename') ?? '' };
    }
  }

  text(piece: string): void {
    if (this.#item) {
      this.#item.letters += piece.length;
      if (this.#item.letters > siteLimits.item) {
        throw new UnreadableSite('too-large');
      }
    }
    this.#text += piece;
  }

  end(): void {
    const [, channel, top, inner, deepest] = this.#path;
    const depth = this.#path.length;
    if (channel === 'channel' && top === 'item' && this.#item) {
      this.#endInItem(this.#item, depth, inner ?? '', deepest ?? '');
    } else if (channel === 'channel' && top === 'wp:author' && depth === 4) {
      this.#login = inner === 'wp:author_login' ? this.#text.trim() : this.#login;
      if (inner === 'wp:author_display_name' && this.#text.trim() !== '') {
        this.#authors.set(this.#login, this.#text.trim());
      }
    } else if (channel === 'channel' && depth === 3 && top !== undefined) {
      this.#channel.set(top, this.#text.trim());
    }
    this.#path.pop();
    this.#text = '';
  }

  #endInItem(item: OpenItem, depth: number, inner: string, deepest: string): void {
    const field = fields[inner];
    if (depth === 3) {
      if (this.#items.length >= siteLimits.items) {
        throw new UnreadableSite('too-many');
      }
      this.#items.push(itemOf(item));
      this.#item = undefined;
    } else if (depth === 4 && inner === 'category' && item.terms.length < siteLimits.list) {
      item.terms.push({ ...this.#term, name: this.#text.trim() });
    } else if (depth === 4 && field !== undefined) {
      item.values.set(field, this.#text);
    } else if (depth === 5 && inner === 'wp:postmeta' && deepest === 'wp:meta_key') {
      item.key = this.#text.trim();
    } else if (depth === 5 && inner === 'wp:postmeta' && deepest === 'wp:meta_value') {
      if (item.meta.size < siteLimits.list && !item.meta.has(item.key)) {
        item.meta.set(item.key, this.#text);
      }
    }
  }

  site(): WxrSite {
    if (!this.#channel.has('wp:wxr_version')) {
      throw new UnreadableSite('not-wordpress');
    }
    const address = this.#channel.get('wp:base_blog_url') || this.#channel.get('link') || '';
    return { site: siteKey(address), authors: this.#authors, items: this.#items };
  }

  get isOpen(): boolean {
    return this.#path.length > 0;
  }
}

/** Bytes that are decoded at a time. */
const pieceBytes = 64 * 1024;

/** Decodes UTF-8 piece by piece. @throws UnreadableSite for another encoding, and for characters that no XML has. */
function* textOf(bytes: Uint8Array): Generator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: at + pieceBytes < bytes.length });
    } catch {
      throw new UnreadableSite('encoding');
    }
    if (text.includes('\0')) {
      throw new UnreadableSite('encoding');
    }
    yield text;
  }
}

/**
 * Reads an export of WordPress. Nothing outside of it is asked for: a file with a document type, which could name entities, is refused.
 * @throws UnreadableSite
 */
export async function readWxr(bytes: Uint8Array): Promise<WxrSite> {
  if (bytes.length === 0) {
    throw new UnreadableSite('empty');
  }
  if (bytes.length > siteLimits.bytes) {
    throw new UnreadableSite('too-large');
  }
  const parser = new SaxesParser({ xmlns: true, position: false });
  const reader = new SiteReader();
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
      throw new UnreadableSite('encoding');
    }
  });
  parser.on('doctype', () => {
    throw new UnreadableSite('doctype');
  });
  parser.on('error', () => {
    throw new UnreadableSite('not-xml');
  });
  parser.on('opentag', (tag) => {
    reader.begin(
      nameOf(tag),
      new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value])),
    );
  });
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', () => reader.end());
  for (const piece of textOf(bytes)) {
    parser.write(piece);
    // Others are served meanwhile.
    await setImmediate();
  }
  if (reader.isOpen) {
    throw new UnreadableSite('truncated');
  }
  parser.close();
  return reader.site();
}
