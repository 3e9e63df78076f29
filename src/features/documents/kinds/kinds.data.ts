/** A list that documents of a kind stand in. Paths are English and without the language. */
interface DeclaredShelf {
  readonly name: string;
  readonly kind: string;
  /** Where the public walks through it. */
  readonly list: `/${string}`;
  /** What its documents are read below. */
  readonly pages: `/${string}`;
  /** The last part of its addresses in the office: managevisa, addvisa, updatevisa. */
  readonly office: string;
}

/**
 * The kinds of document that staff write and publish, by the shelves they stand on. A kind of several shelves has facts
 * that say which one (`sectionOf`); where they don't, it is the first. Everything that treats all kinds alike derives
 * from this list. A new kind begins here: see CONTRIBUTING, "A kind of document".
 */
export const shelves = [
  { name: 'visa', kind: 'visa', list: '/visaservices', pages: '/visadetails', office: 'visa' },
  {
    name: 'domestic',
    kind: 'tour-package',
    list: '/packages/domestic',
    pages: '/packages/domestic',
    office: 'domestic',
  },
  {
    name: 'international',
    kind: 'tour-package',
    list: '/packages/international',
    pages: '/packages/international',
    office: 'international',
  },
  { name: 'blog', kind: 'post', list: '/blogs', pages: '/blogs', office: 'blog' },
  { name: 'news', kind: 'post', list: '/news', pages: '/news', office: 'blog' },
] as const satisfies readonly DeclaredShelf[];

export type Shelf = (typeof shelves)[number];
export type ShelfName = Shelf['name'];

export const documentKinds = [...new Set(shelves.map(({ kind }) => kind))];
export type DocumentKind = Shelf['kind'];
