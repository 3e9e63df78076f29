import type { DocumentKind } from '#features/documents/kinds/kinds.contract.ts';

/** What tells which of the office's pages a document belongs to. */
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

/** The list a document stands in. */
export const listPath = (document: Placed): string => `/dashboard/manage${part(document)}`;

/** Where a new document of the kind begins. */
export const addPath = (document: Placed): string => `/dashboard/add${part(document)}`;

/** Where a document is written. */
export const editPath = (document: Placed & { readonly id: string }): string =>
  `/dashboard/update${part(document)}/${document.id}`;
