import type { DocumentKind } from './kinds/kinds.data.ts';
import { shelfOf } from './kinds/kinds.rules.ts';

/**
 * Where a document is read, without the language.
 * @param section domestic or international of a package, blog or news of a post.
 */
export const documentPath = (document: {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly section: string | null;
}): string => `${shelfOf(document).pages}/${document.slug}`;

/** The English path of a visa guide. */
export const visaPath = (slug: string): string => documentPath({ kind: 'visa', slug, section: null });

/** The English path of the list of a market. */
export const packagesPath = (market: string): string =>
  shelfOf({ kind: 'tour-package', section: market }).list;

/** The English path of a package's page. */
export const packagePath = ({ market, slug }: { readonly market: string; readonly slug: string }): string =>
  documentPath({ kind: 'tour-package', slug, section: market });

/** The English path of a news item or of a blog post. */
export const postPath = (kind: string | null, slug: string): string =>
  documentPath({ kind: 'post', slug, section: kind });
