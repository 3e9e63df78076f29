import { sameContent } from '#platform/compare.ts';
import { type Language, languages } from '#platform/language.ts';
import { sectionOf } from './document-list/document-list.rules.ts';
import type { DocumentKind, ShelfName } from './kinds/kinds.data.ts';
import { shelvesOf } from './kinds/kinds.rules.ts';

/** Of pages that show a document, its card or its name, in a language. */
export const documentTag = (documentId: string, language: Language) => `document:${documentId}:${language}`;

/** Of pages that list a shelf: any text of its documents may change them. */
export const listTag = (shelf: ShelfName, language: Language) => `list:${shelf}:${language}`;

/** Of pages that choose documents of a shelf by facts: changed when one comes, goes or changes its facts or path. */
export const choiceTag = (shelf: ShelfName, language: Language) => `choice:${shelf}:${language}`;

/** Of pages that choose a document by a slug that any document of the kind may take. */
export const namedTags = (kind: DocumentKind, language: Language) =>
  shelvesOf(kind).map(({ name }) => choiceTag(name, language));

/** Of pages that show language-neutral data of a document, such as departures. */
export const factTags = (documentId: string, shelf: ShelfName): string[] =>
  languages.flatMap((language) => [
    documentTag(documentId, language),
    listTag(shelf, language),
    choiceTag(shelf, language),
  ]);

/** The live state of a document in a language. */
interface Live {
  readonly slug: string;
  readonly facts: unknown;
}

/** The tags affected by a live change: pages that show the document or now may, in both languages, since each falls back. */
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
  const whole = shelvesOf(kind).map(({ name }) => name);
  const own = whole.length === 1 ? whole : whole.filter((shelf) => sections.includes(shelf));
  const inLanguage = (each: Language) => [
    documentTag(documentId, each),
    ...own.map((shelf) => listTag(shelf, each)),
    ...(stands ? [] : own.map((shelf) => choiceTag(shelf, each))),
  ];
  return (stands && after.length > 1 ? [language] : languages).flatMap(inLanguage);
}
