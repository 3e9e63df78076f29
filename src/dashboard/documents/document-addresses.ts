import type { DocumentKind } from '#features/documents/kinds/kinds.contract.ts';

/** What determines the office's pages of a document. */
export interface Placed {
  readonly kind: DocumentKind;
  /** Of a package; where only its kind is known, its form leads to that of its market. */
  readonly market?: 'domestic' | 'international' | null | undefined;
}

/** The last part of the office's addresses of a kind: managevisa, addvisa, updatevisa. */
function part({ kind, market }: Placed): string {
  if (kind === 'visa') {
    return 'visa';
  }
  return kind === 'tour-package' ? (market ?? 'domestic') : 'blog';
}

/** The list of a document's kind. */
export const listPath = (document: Placed): string => `/dashboard/manage${part(document)}`;

/** The form for a new document of the kind. */
export const addPath = (document: Placed): string => `/dashboard/add${part(document)}`;

/** The form of a document. */
export const editPath = (document: Placed & { readonly id: string }): string =>
  `/dashboard/update${part(document)}/${document.id}`;
