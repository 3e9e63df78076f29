import type { DocumentKind } from './publishing.contract.ts';

/**
 * Where a document is read, without the language.
 * @param section domestic or international of a package, blog or news of a post.
 */
export function documentPath(document: { kind: DocumentKind; slug: string; section: string | null }): string {
  const { kind, slug, section } = document;
  switch (kind) {
    case 'visa':
      return `/visadetails/${slug}`;
    case 'tour-package':
      return `/packages/${section ?? 'domestic'}/${slug}`;
    default:
      return section === 'news' ? `/news/${slug}` : `/blogs/${slug}`;
  }
}
