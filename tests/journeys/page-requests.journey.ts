import { expect, test } from '@playwright/test';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { rawRequest } from './raw-request.ts';

const pages = [
  '/',
  '/bn',
  '/visaservices',
  '/packages/domestic',
  '/packages/international',
  '/blogs',
  '/about',
];

const wrong: ReadonlyArray<readonly [path: string, status: number]> = [
  ['/packages/domestic?page=-1', 400],
  ['/packages/domestic?page=0', 400],
  ['/packages/domestic?page=1e9', 400],
  ['/packages/domestic?page=99999999999999999999', 400],
  ['/packages/domestic?page=1&page=2', 400],
  ['/packages/domestic?sort=name%27%20OR%201%3D1--', 400],
  ['/packages/domestic?theme=__proto__', 400],
  ['/packages/domestic?theme=constructor', 400],
  ['/packages/domestic?theme=moon', 400],
  ['/packages/domestic?month=2027-13', 400],
  ['/packages/domestic?pricefrom=abc', 400],
  ['/packages/domestic?priceto=-5', 400],
  ['/packages/domestic?nights=1000', 400],
  ['/packages/domestic?destination=../../etc', 400],
  ['/packages/international?month=%00', 400],
  ['/visaservices?region=atlantis', 400],
  ['/visaservices?sort=', 200],
  ['/visaservices?sort=zz', 400],
  ['/blogs?page=zz', 400],
  ['/blogs?page=-1', 400],
  [`/search?q=${'a'.repeat(81)}`, 400],
  [`/search?q=${'a'.repeat(10_000)}`, 400],
  [`/?q=${'a'.repeat(10_000)}`, 400],
  ['/?a=%', 400],
  ['/search?q=%E0%A4%A', 400],
  ['/%zz', 400],
  ['/visadetails/%E0%A4%A', 400],
  ['/visadetails/%00', 400],
  ['/visadetails/a%2fb', 400],
  ['/visadetails/..%5c..%5cetc', 400],
  ['/..%2f..%2fetc/passwd', 400],
  ['/visadetails/%f0%9f%8c%8d', 404],
  ["/visadetails/x'%20or%20'1'='1", 404],
  ['/packages/domestic/00000000-0000-4000-8000-000000000000', 404],
];

// A program of its own, because its cached pages are counted.
test.describe('the parameters of a page', () => {
  test.describe.configure({ mode: 'serial' });
  let own: OwnProgram;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    own = await startOwnProgram({ SEED: 'none' });
  });
  test.afterAll(() => own.stop());

  const entries = async () => {
    const response = await rawRequest(`${own.url}/metrics`);
    return Number(/^page_cache_entries (\d+)/m.exec(response.body.toString())?.[1]);
  };

  test('bad input gets a clear answer with the right status, and never a place in the cache', async () => {
    for (const path of pages) {
      await rawRequest(`${own.url}${path}`);
    }
    const before = await entries();
    expect(before).toBeGreaterThan(5);
    for (const [path, status] of wrong) {
      for (const prefix of ['', '/bn']) {
        const response = await rawRequest(`${own.url}${prefix}${path}`);
        const what = `${prefix}${path.slice(0, 90)}`;
        expect(response.status, what).toBe(status);
        if (status !== 200) {
          expect(response.headers['cache-control'], what).toBe('no-store');
          const text = response.body.toString();
          expect(text.length, what).toBeGreaterThan(20);
          expect(text, what).not.toMatch(/at \w+ \(|node_modules|SELECT |syntax error|Failed query/);
        }
      }
    }
    // An empty `sort=` counts as none: that page, in both languages, is the only one that may have been cached.
    expect((await entries()) - before).toBeLessThanOrEqual(2);
  });

  test('a page can only be read: other methods are refused by name', async () => {
    const before = await entries();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const path of ['/', '/visaservices', '/bn/blogs', '/nothing-here', '/sitemap.xml']) {
        const response = await rawRequest(`${own.url}${path}`, {
          method,
          body: method === 'OPTIONS' ? '' : 'a=1',
        });
        expect(response.status, `${method} ${path}`).toBe(405);
        expect(response.headers.allow, `${method} ${path}`).toContain('GET');
      }
    }
    expect(await entries()).toBe(before);
  });

  test('parameters that a page does not know change neither page nor cache', async () => {
    const known = await rawRequest(`${own.url}/about`);
    const before = await entries();
    for (let each = 0; each < 300; each += 1) {
      const response = await rawRequest(
        `${own.url}/about?utm_source=${each}&fbclid=${each}&__proto__=${each}`,
      );
      expect(response.status).toBe(200);
      expect(response.body.equals(known.body)).toBe(true);
    }
    expect(await entries()).toBe(before);
  });
});
