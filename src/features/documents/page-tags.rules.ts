import { sameContent } from '#platform/compare.ts';
import { type Language, languages } from '#platform/language.ts';
import { sectionOf } from './document-list/document-list.rules.ts';
import type { DocumentKind } from './kinds/kinds.contract.ts';

/** The lists that documents stand in: each in one. */
const shelvesOf = {
  visa: ['visa'],
  'tour-package': ['domestic', 'international'],
  post: ['blog', 'news'],
} as const satisfies Record<DocumentKind, readonly string[]>;
export type Shelf = (typeof shelvesOf)[DocumentKind][number];

export const shelves: readonly Shelf[] = Object.values(shelvesOf).flat();

/** Of pages that show a document, or its card or name, in a language. */
export const documentTag = (documentId: string, language: Language) => `document:${documentId}:${language}`;

/** Of pages on which one walks through a shelf: any word of any of its documents may change them. */
export const listTag = (shelf: Shelf, language: Language) => `list:${shelf}:${language}`;

/**
 * Of pages that choose some documents of a shelf, whatever these say: they change when a document comes or goes, or
 * its facts or address change. What they show of those they chose has tags of its own.
 */
export const choiceTag = (shelf: Shelf, language: Language) => `choice:${shelf}:${language}`;

/** The tags of pages that choose a document by a name that any document of the kind may take. */
export const namedTags = (kind: DocumentKind, language: Language) =>
  shelvesOf[kind].map((shelf) => choiceTag(shelf, language));

/** The tags of the pages that show what belongs to a document and has no language, such as its departures. */
export const factTags = (documentId: string, shelf: Shelf): string[] =>
  languages.flatMap((language) => [
    documentTag(documentId, language),
    listTag(shelf, language),
    choiceTag(shelf, language),
  ]);

/** What is live of a document in a language. */
interface Live {
  readonly slug: string;
  readonly facts: unknown;
}

/**
 * The tags of the pages that a change of what is live in a language changes: those that show the document, and those
 * that may do so from now on. Facts and address are the same in both languages, and where one isn't written the other
 * stands in for it.
 */
export function pageTags(
  kind: DocumentKind,
  documentId: string,
  language: Language,
  { before, after }: { readonly before: readonly Live[]; readonly after: readonly Live[] },
): string[] {
  const all = [...before, ...after];
  const stands =
    before.length === after.length &&
    all.every(({ slug, facts }) => slug === all[0]?.slug && sameContent(facts, all[0].facts));
  const sections = all.map(({ facts }) => sectionOf({ facts }));
  const own = shelvesOf[kind].filter((shelf) => shelf === kind || sections.includes(shelf));
  const inLanguage = (each: Language) => [
    documentTag(documentId, each),
    ...own.map((shelf) => listTag(shelf, each)),
    ...(stands ? [] : own.map((shelf) => choiceTag(shelf, each))),
  ];
  return (stands && after.length > 1 ? [language] : languages).flatMap(inLanguage);
}
