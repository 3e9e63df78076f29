import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { Breadcrumb } from './breadcrumbs.tsx';
import { pageHref } from './page-language.ts';

/** The breadcrumbs as schema.org's BreadcrumbList, for `page.describe`. Takes the same items as `Breadcrumbs`. */
export function breadcrumbList(siteUrl: string, language: Language, items: readonly Breadcrumb[]) {
  const all: Breadcrumb[] = [{ name: m.site_home(), path: '/' }, ...items];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: `${siteUrl}${pageHref(language, path)}` }),
    })),
  };
}
