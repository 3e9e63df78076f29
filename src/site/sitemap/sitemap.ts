import { documentPath } from '#features/documents/document-path.rules.ts';
import { shelves } from '#features/documents/kinds/kinds.data.ts';
import { type Language, languages } from '#platform/language.ts';
import { pageHref } from '../page-language.ts';
import type { PublishedPage } from './sitemap.queries.ts';

/** Pages that aren't documents, in every language. */
export const standingPages: readonly string[] = [
  '/',
  ...shelves.map(({ list }) => list),
  '/airticket',
  '/tourpackages',
  '/contact',
  '/about',
  '/ourteam',
  '/privacy',
  '/terms',
  '/cookies',
];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const hreflang: Readonly<Record<Language, string>> = { en: 'en', bn: 'bn-BD' };

interface Entry {
  readonly path: string;
  readonly writtenIn: readonly Language[];
  readonly changed?: Date;
}

/** One entry per document, with its languages and their latest date. */
function entriesOf(pages: readonly PublishedPage[]): Entry[] {
  const byPath = new Map<string, { path: string; writtenIn: Language[]; changed: Date }>();
  for (const page of pages) {
    const path = documentPath(page);
    const known = byPath.get(path);
    if (known) {
      known.writtenIn.push(page.language);
      known.changed = known.changed > page.publishedAt ? known.changed : page.publishedAt;
    } else {
      byPath.set(path, { path, writtenIn: [page.language], changed: page.publishedAt });
    }
  }
  return [...byPath.values()];
}

/** The sitemap: every page in each of its languages, with alternates. */
export function sitemapXml(siteUrl: string, pages: readonly PublishedPage[]): string {
  const address = (language: Language, path: string) => escapeXml(`${siteUrl}${pageHref(language, path)}`);
  const entries: Entry[] = [
    ...standingPages.map((path) => ({ path, writtenIn: languages })),
    ...entriesOf(pages),
  ];
  const urls = entries.flatMap(({ path, writtenIn, changed }) =>
    writtenIn.map((language) => {
      const alternates = writtenIn
        .map(
          (each) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang[each]}" href="${address(each, path)}"/>`,
        )
        .join('');
      const date = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
      return `<url><loc>${address(language, path)}</loc>${date}${alternates}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Rules for crawlers. Pages without content for them say noindex themselves. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Disallow: /dashboard
Disallow: /api/
Disallow: /search
Disallow: /bn/search

Sitemap: ${siteUrl}/sitemap.xml
`;
}
