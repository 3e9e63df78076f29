import type { DocumentKind } from './kinds/kinds.contract.ts';

/** The English path of a visa guide. */
export const visaPath = (slug: string): string => `/visadetails/${slug}`;

/** The English path of the list of a market. */
export const packagesPath = (market: string): string => `/packages/${market}`;

/** The English path of a package's page. */
export const packagePath = ({ market, slug }: { readonly market: string; readonly slug: string }): string =>
  `${packagesPath(market)}/${slug}`;

/** The English path of a news item or of a blog post. */
export const postPath = (kind: string | null, slug: string): string =>
  kind === 'news' ? `/news/${slug}` : `/blogs/${slug}`;

/**
 * Where a document is read, without the language.
 * @param section domestic or international of a package, blog or news of a post.
 */
export function documentPath(document: { kind: DocumentKind; slug: string; section: string | null }): string {
  const { kind, slug, section } = document;
  switch (kind) {
    case 'visa':
      return visaPath(slug);
    case 'tour-package':
      return packagePath({ market: section ?? 'domestic', slug });
    default:
      return postPath(section, slug);
  }
}
