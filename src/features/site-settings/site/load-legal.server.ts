import type { PageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { pageHref } from '#site/page-language.ts';
import { findSettings } from '../site-settings.queries.ts';

/** One of the three legal pages, in the language of the page. */
export async function loadLegal(page: PageContext, which: 'privacy' | 'terms' | 'cookies', title: string) {
  const { db, language, siteUrl, path } = page;
  const { legal } = await findSettings(db);
  page.describe(breadcrumbList(siteUrl, language, [{ name: title }]), {
    '@type': 'WebPage',
    name: title,
    url: `${siteUrl}${pageHref(language, path)}`,
    inLanguage: language,
    dateModified: legal.updatedOn,
  });
  return {
    updatedOn: legal.updatedOn,
    sections: legal[which].map(({ title: name, text }) => ({ title: name[language], text: text[language] })),
  };
}

export type LegalText = Awaited<ReturnType<typeof loadLegal>>;
