import { expect, test } from '@playwright/test';
import {
  documentPaths,
  inLanguage,
  kindsOfDocument,
  languages,
  patterns,
  sitemapPaths,
  standing,
} from './addresses.ts';
import { attribute, mainText, tagText } from './reading.ts';

test.describe.configure({ mode: 'parallel' });

/** Redirects with a query, and has a journey of its own without one. */
const forwarding = ['/find'];

test('every page that the program declares is visited by these journeys', async ({ request }) => {
  const declared = patterns();
  expect(declared.length).toBeGreaterThan(18);
  const visited = [...standing, ...forwarding, ...(await documentPaths(request, 1))];
  const missed = declared.filter(
    (pattern) =>
      pattern !== '/*' &&
      // Pages of one visitor, the checkout, the waiting list and the start of a visa case have their own journeys.
      !/:(?:token|code)\b|\/(?:book|wait|start)$/.test(pattern) &&
      !visited.some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)),
  );
  expect(missed).toEqual([]);
});

for (const language of languages) {
  for (const path of standing) {
    test(`${inLanguage(language, path)} has its content without JavaScript`, async ({ request }) => {
      const address = inLanguage(language, path);
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(tagText(html, 'title').length).toBeGreaterThan(3);
      const description = attribute(html, 'name="description"', 'content') ?? '';
      if (path !== '/search') {
        expect(description.length, 'description').toBeGreaterThan(20);
        expect(description.length, 'description').toBeLessThanOrEqual(160);
        expect(attribute(html, 'rel="canonical"', 'href')).toBe(new URL(address, response.url()).href);
        expect(mainText(html).length).toBeGreaterThan(
          /password|identity|account|invitation/.test(path) ? 60 : 200,
        );
      }
      if (language === 'bn') {
        expect(mainText(html)).toMatch(/[\u0980-\u09ff]{3}/);
      }
    });
  }

  test(`every published document has its text in ${language}`, async ({ request }) => {
    const paths = await documentPaths(request);
    for (const kind of Object.values(kindsOfDocument)) {
      expect(paths.filter((path) => kind.test(path)).length).toBeGreaterThan(4);
    }
    for (const path of paths) {
      const response = await request.get(inLanguage(language, path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(tagText(html, 'h1').length, path).toBeGreaterThan(3);
      expect(mainText(html).length, path).toBeGreaterThan(1_000);
      expect(html, path).toContain('application/ld+json');
    }
  });

  test(`lists hold every published document of theirs in ${language}`, async ({ request }) => {
    const documents = await documentPaths(request);
    const lists = {
      '/visaservices': kindsOfDocument.visa,
      '/packages/domestic': kindsOfDocument.domestic,
      '/packages/international': kindsOfDocument.international,
      '/blogs': kindsOfDocument.blog,
      '/news': kindsOfDocument.news,
    };
    for (const [list, kind] of Object.entries(lists)) {
      const linked = new Set<string>();
      let next: string | undefined = inLanguage(language, list);
      for (let page = 0; next !== undefined && page < 20; page += 1) {
        const html: string = await (await request.get(next)).text();
        for (const [, href] of html.matchAll(/href="([^"?#]+)"/g)) {
          linked.add(href ?? '');
        }
        next = attribute(html, 'rel="next"', 'href')?.replaceAll('&amp;', '&');
      }
      const wanted = documents.filter((path) => kind.test(path)).map((path) => inLanguage(language, path));
      expect(wanted.filter((path) => !linked.has(path))).toEqual([]);
    }
  });
}

test('the sitemap lists pages in both languages, and each of them exists', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(130);
  expect(paths.filter((path) => path === '/bn' || path.startsWith('/bn/')).length).toBeGreaterThan(60);
  for (const path of paths) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

const missing = [
  '/nothing-here',
  '/visadetails/atlantis',
  '/packages/lunar',
  '/packages/lunar/tranquility',
  '/packages/domestic/atlantis',
  '/packages/international/atlantis',
  '/blogs/atlantis',
  '/news/atlantis',
  '/visadetails',
  '/packages',
  '/index.php',
  '/.env',
  '/assets/nothing.js',
  '/about/us',
];

for (const language of languages) {
  test(`what isn't there is not found, in words and with ways on, in ${language}`, async ({ request }) => {
    for (const path of missing) {
      const response = await request.get(inLanguage(language, path));
      expect(response.status(), path).toBe(404);
      expect(response.headers()['cache-control'], path).toBe('no-store');
      const html = await response.text();
      expect(html, path).toContain('name="robots" content="noindex"');
      expect(html.slice(html.indexOf('<main')), path).toContain('role="search"');
      expect(html, path).toContain(`href="${inLanguage(language, '/visaservices')}"`);
    }
  });
}

test('every link of the search card leads to one of our pages', async ({ request, baseURL }) => {
  const asked = [
    ['what=visa&country=Thailand', '/visadetails/thailand'],
    ['what=tours', '/tourpackages'],
    ['what=tours&where=https://evil.example', ''],
    ['what=tours&where=//evil.example&month=2027-02&travellers=2', ''],
    ['what=visa&country=javascript:alert(1)', ''],
    ['what=visa&country=%0d%0aLocation:%20https://evil.example', ''],
  ];
  for (const [query, expected] of asked) {
    const response = await request.get(`/find?${query}`, { maxRedirects: 0 });
    expect([302, 303, 307, 308], query).toContain(response.status());
    const to = new URL(response.headers().location ?? '', baseURL);
    expect(to.origin, query).toBe(baseURL);
    if (expected) {
      expect(to.pathname).toBe(expected);
    }
    expect((await request.get(to.href)).status(), query).toBe(200);
  }
  expect((await request.get('/find?what=nothing', { maxRedirects: 0 })).status()).toBe(400);
});

test('the office has its own pages, without bars and footer', async ({ request }) => {
  for (const path of ['home', 'manageblog', 'addvisa', 'users']) {
    const response = await request.get(`/dashboard/${path}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('<footer');
  }
});
