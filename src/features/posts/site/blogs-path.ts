import type { Category } from '../posts.contract.ts';

export interface BlogsFilter {
  readonly q?: string | undefined;
  readonly category?: Category | undefined;
  readonly tag?: string | undefined;
}

/** The English path of the filtered blog, with parameters in canonical order. */
export function blogsPath({ q, category, tag }: BlogsFilter, page = 1): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({
    q,
    category,
    tag,
    page: page > 1 ? String(page) : undefined,
  })) {
    if (value !== undefined) {
      search.set(name, value);
    }
  }
  const written = search.toString();
  return `/blogs${written === '' ? '' : `?${written}`}`;
}
