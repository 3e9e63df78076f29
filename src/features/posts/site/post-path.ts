import type { PostKind } from '../posts.contract.ts';

/** The English path of a post's own page. */
export function postPath({ kind, slug }: { readonly kind: PostKind; readonly slug: string }): string {
  return kind === 'news' ? `/news/${slug}` : `/blogs/${slug}`;
}
