import { type DocumentKind, documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { shelfOf } from '#features/documents/kinds/kinds.rules.ts';

/** What determines the office's pages of a document. */
export interface Placed {
  readonly kind: DocumentKind;
  /** Of a package; where only its kind is known, its form leads to that of its market. */
  readonly market?: 'domestic' | 'international' | null | undefined;
}

const part = ({ kind, market }: Placed) => shelfOf({ kind, section: market ?? null }).office;

/** The list of a document's kind. */
export const listPath = (document: Placed): string => `/dashboard/manage${part(document)}`;

/** The form for a new document of the kind. */
export const addPath = (document: Placed): string => `/dashboard/add${part(document)}`;

/** The form of a document. */
export const editPath = (document: Placed & { readonly id: string }): string =>
  `/dashboard/update${part(document)}/${document.id}`;

/** The form of what the log or the library names by kind and id, if it is a document. */
export function editPathOf(subject: { readonly kind: string; readonly id: string }): string | undefined {
  const kind = documentKinds.find((each) => each === subject.kind);
  return kind && editPath({ kind, id: subject.id });
}
