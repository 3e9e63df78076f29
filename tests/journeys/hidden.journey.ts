import { expect, test } from '@playwright/test';
import { inLanguage, languages, sitemapPaths, standing } from './addresses.ts';
import { pathsOf, sample } from './sample.ts';

const { slugs, secret, shown } = sample;

test('a draft, a scheduled, a trashed and a withdrawn document have no page', async ({ request }) => {
  for (const slug of [slugs.draft, slugs.scheduled, slugs.trashed, slugs.unpublished]) {
    for (const path of pathsOf(slug)) {
      for (const language of languages) {
        const response = await request.get(inLanguage(language, path), { maxRedirects: 0 });
        expect(response.status(), path).toBe(404);
        expect(await response.text(), path).not.toContain(secret);
      }
    }
  }
});

test('no page, list, search, feed, sitemap or API response shows what is not published', async ({
  request,
}) => {
  const pages = [
    ...(await sitemapPaths(request)),
    ...standing.flatMap((path) => languages.map((language) => inLanguage(language, path))),
    '/packages/domestic?page=2',
    '/packages/international?page=2',
    '/search?q=zebrawood',
    '/bn/search?q=zebrawood',
    '/visaservices?q=zebrawood',
    '/packages/domestic?q=zebrawood',
    '/blogs?q=zebrawood',
    '/sitemap.xml',
    '/feed.xml',
    '/api/openapi.json',
    '/api/docs',
    '/search.data?q=zebrawood',
    '/_root.data',
    '/visaservices.data',
    '/blogs.data',
    '/packages/domestic.data',
  ];
  expect(pages.length).toBeGreaterThan(150);
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const lists = Object.keys(paths).filter((path) => !path.includes('{'));
  expect(lists.length).toBeGreaterThan(0);
  for (const path of [...pages, ...lists.map((each) => `/api${each}`)]) {
    const response = await request.get(path);
    expect(await response.text(), path).not.toContain(secret);
  }
});

test('the search for hidden documents finds the published sample', async ({ request }) => {
  for (const path of [
    '/search?q=zebrawood',
    '/visaservices',
    '/sitemap.xml',
    `/visadetails/${slugs.after}`,
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).toMatch(new RegExp(`${shown}|${slugs.after}`));
  }
});

test('a document that got another address is found from the one before, for good', async ({ request }) => {
  const moved = [
    ['/visadetails/', '/visadetails/'],
    ['/packages/domestic/', '/packages/domestic/'],
    ['/packages/international/', '/packages/domestic/'],
    ['/blogs/', '/blogs/'],
  ];
  for (const language of languages) {
    for (const [from, to] of moved) {
      const response = await request.get(inLanguage(language, `${from}${slugs.before}`), { maxRedirects: 0 });
      expect([301, 308], `${from}${slugs.before}`).toContain(response.status());
      expect(new URL(response.headers().location ?? '', response.url()).pathname).toBe(
        inLanguage(language, `${to}${slugs.after}`),
      );
    }
  }
});

test('a package under the other market leads to its own', async ({ request }) => {
  const response = await request.get(`/packages/international/${slugs.after}`, { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toMatch(new RegExp(`/packages/domestic/${slugs.after}$`));
});

test('a document that is written in English only says so in Bangla, and search engines are told', async ({
  request,
}) => {
  const html = await (await request.get(`/bn/visadetails/${slugs.after}`)).text();
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*(?<!\/bn)\/visadetails\/sample-after"/);
  expect(html).not.toContain('hrefLang="bn-BD"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain(`/bn/visadetails/${slugs.after}<`);
});
