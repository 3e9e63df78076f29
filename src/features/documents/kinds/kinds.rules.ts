import { type DocumentKind, documentKinds, type Shelf, shelves } from './kinds.data.ts';

/** The shelves of a kind: at least one. */
export const shelvesOf = (kind: DocumentKind): readonly Shelf[] =>
  shelves.filter((shelf) => shelf.kind === kind);

/**
 * The shelf that a document stands on.
 * @param section The part of the site that its facts name; a kind of one shelf needs none.
 */
export function shelfOf({
  kind,
  section,
}: {
  readonly kind: DocumentKind;
  readonly section: string | null;
}): Shelf {
  const own = shelvesOf(kind);
  const shelf = own.find(({ name }) => name === section) ?? own[0];
  if (!shelf) {
    throw new Error(`The kind ${kind} has no shelf.`);
  }
  return shelf;
}

/** Something for each kind of document. */
export function ofEachKind<Each>(make: (kind: DocumentKind) => Each): Record<DocumentKind, Each>;
export function ofEachKind<Each>(make: (kind: DocumentKind) => Each): Record<string, Each> {
  return Object.fromEntries(documentKinds.map((kind) => [kind, make(kind)]));
}
