import type { DocumentKind } from './kinds/kinds.contract.ts';

export const visaPath = (slug: string): string => `/visadetails/${slug}`;

export const packagesPath = (market: string): string => `/packages/${market}`;

export const packagePath = ({ market, slug }: { readonly market: string; readonly slug: string }): string =>
  `${packagesPath(market)}/${slug}`;

export const postPath = (kind: string | null, slug: string): string =>
  kind === 'news' ? `/news/${slug}` : `/blogs/${slug}`;

/** A document's path without the language. @param section the market of a package, blog or news for a post. */
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
