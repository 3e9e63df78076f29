/** Why a file from an old site isn't read. */
export const siteCodes = [
  'empty',
  'encoding',
  'not-xml',
  'not-wordpress',
  'doctype',
  'too-large',
  'too-deep',
  'too-many',
  'truncated',
  'archive-damaged',
  'archive-encrypted',
  'archive-too-large',
  'archive-names',
  'archive-several',
  'archive-empty',
] as const;
export type UnreadableCode = (typeof siteCodes)[number];

/** A file that isn't read at all, with the reason. */
export class UnreadableSite extends Error {
  readonly code: UnreadableCode;
  constructor(code: UnreadableCode) {
    super(`The file is not read: ${code}.`);
    this.code = code;
  }
}

/** How large a file may be, and what is in it. */
export const siteLimits = {
  /** Of the XML, by itself or unpacked. */
  bytes: 64 * 1024 * 1024,
  /** Elements within each other; WordPress writes five. */
  depth: 16,
  items: 20_000,
  /** Of all texts of one item, in characters. */
  item: 4_000_000,
  /** Of the categories, and of the custom fields, of one item. */
  list: 5_000,
} as const;

export interface WxrTerm {
  readonly domain: string;
  /** Its word in addresses, percent-encoded where it is Bangla. */
  readonly slug: string;
  readonly name: string;
}

/** An item of the export: a post, a page, an attachment, or of a type that a plugin made. */
export interface WxrItem {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  readonly link: string;
  /** `post_name`. */
  readonly name: string;
  /** `YYYY-MM-DD hh:mm:ss` of the site's own time; zeros where there is none. */
  readonly date: string;
  readonly dateGmt: string;
  /** The login of its author. */
  readonly author: string;
  readonly content: string;
  readonly excerpt: string;
  readonly hasPassword: boolean;
  readonly parent: string;
  /** Of an attachment. */
  readonly file: string;
  readonly terms: readonly WxrTerm[];
  readonly meta: ReadonlyMap<string, string>;
}

export interface WxrSite {
  /** Without protocol and last slash: `example.com/blog`. */
  readonly site: string;
  /** The shown name by login. */
  readonly authors: ReadonlyMap<string, string>;
  readonly items: readonly WxrItem[];
}
