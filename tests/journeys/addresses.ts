import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** The address of an English path in a language. */
export const inLanguage = (language: Language, path: string) =>
  language === 'en' ? path : path === '/' ? '/bn' : `/bn${path}`;

/** The public pages that always exist. */
export const standing = [
  '/',
  '/visaservices',
  '/airticket',
  '/contact',
  '/packages/domestic',
  '/packages/international',
  '/tourpackages',
  '/blogs',
  '/news',
  '/login',
  '/registration',
  '/about',
  '/ourteam',
  '/privacy',
  '/terms',
  '/cookies',
  '/passwordreset',
  '/identity',
  '/invitation',
  '/account',
  '/search',
];

/** Every page's pattern, without language, as declared in the routes: `/visadetails/:name`. */
export function patterns(): string[] {
  const found: string[] = [];
  const visit = (entries: readonly RouteConfigEntry[], above: string) => {
    for (const { path, children, index } of entries) {
      const here = path === undefined ? above : `${above}/${path}`;
      if (index || (path !== undefined && children === undefined)) {
        found.push(here === '' ? '/' : here);
      }
      visit(children ?? [], here);
    }
  };
  visit(routes, '');
  return found.filter((pattern) => !/^\/(?:bn|dashboard)(?:\/|$)/.test(pattern));
}

/** The paths of all published pages, from the sitemap, as they stand there (both languages). */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

export const kindsOfDocument = {
  visa: /^\/visadetails\/[^/]+$/,
  domestic: /^\/packages\/domestic\/[^/]+$/,
  international: /^\/packages\/international\/[^/]+$/,
  blog: /^\/blogs\/[^/]+$/,
  news: /^\/news\/[^/]+$/,
} as const;

/** English paths of documents: all of them, or the first few of each kind. */
export async function documentPaths(request: APIRequestContext, most = Number.POSITIVE_INFINITY) {
  const paths = await sitemapPaths(request);
  return Object.values(kindsOfDocument).flatMap((kind) =>
    paths.filter((path) => kind.test(path)).slice(0, most),
  );
}
