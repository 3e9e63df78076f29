import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ask } from './raw-request.ts';

const pages = ['/', '/bn', '/visaservices', '/packages/domestic', '/blogs', '/about', '/search?q=thailand'];

const metric = async (request: APIRequestContext, name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await request.get('/metrics')).text())?.[1]);

test('every answer carries the security headers, whatever it is', async ({ request, baseURL }) => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  const answers = [
    ...[
      '/',
      '/bn',
      '/nothing-here',
      '/visaservices?page=zz',
      '/?a=%',
      asset,
      '/favicon.ico',
      '/sitemap.xml',
      '/robots.txt',
    ],
    ...[
      '/api/openapi.json',
      '/api/docs',
      '/api/nothing',
      '/visaservices.data',
      '/VISASERVICES',
      '/healthz',
      '/readyz',
      '/metrics',
    ],
    ...['/dashboard/home', '/share/home.jpg', '/media/nothing'],
  ];
  for (const path of answers) {
    const answer = await ask(`${baseURL}${path}`);
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
    expect(answer.headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(answer.headers['x-powered-by'], path).toBeUndefined();
    expect(answer.headers.server, path).toBeUndefined();
    expect(answer.headers['set-cookie'], path).toBeUndefined();
  }
});

test('the policy of a page allows its own scripts by hash and no other inline script', async ({
  request,
}) => {
  for (const path of [...pages, '/nothing-here', '/packages/domestic?page=-1', '/dashboard/home']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|https?:(?:\s|;|$)|nonce/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !attributes?.includes('application/'),
    );
    expect(inline.length, path).toBeGreaterThan(0);
    for (const [, , code] of inline) {
      const hash = createHash('sha256')
        .update(code ?? '')
        .digest('base64');
      expect(policy, path).toContain(`'sha256-${hash}'`);
    }
    expect(policy.match(/'sha256-/g)?.length, path).toBeLessThanOrEqual(inline.length);
    expect(html, path).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/);
    expect(html, path).not.toMatch(/<style[\s>]|nonce=|javascript:/);
  }
});

test('a page is sent once: a copy that is still right costs 304', async ({ request, baseURL }) => {
  for (const path of pages) {
    const first = await request.get(path);
    const { etag = '', 'cache-control': control } = first.headers();
    expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(control, path).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await ask(`${baseURL}${path}`, { headers: { 'if-none-match': known } });
      expect(again.status, path).toBe(304);
      expect(again.body.length, path).toBe(0);
      expect(again.headers.etag, path).toBe(etag);
      expect(again.headers['content-security-policy'], path).toBeDefined();
    }
    expect((await ask(`${baseURL}${path}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  }
});

test('pages and scripts travel in the encoding that the visitor takes, and say the same in each', async ({
  request,
  baseURL,
}) => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  for (const path of [...pages, asset]) {
    const plain = await ask(`${baseURL}${path}`);
    const br = await ask(`${baseURL}${path}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const zip = await ask(`${baseURL}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    const none = await ask(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(br.headers['content-encoding'], path).toBe('br');
    expect(zip.headers['content-encoding'], path).toBe('gzip');
    expect(none.headers['content-encoding'], path).toBeUndefined();
    expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
    expect(gunzipSync(zip.body).equals(plain.body), path).toBe(true);
    expect(none.body.equals(plain.body), path).toBe(true);
    expect(br.headers.vary, path).toBe('accept-encoding');
    if (path !== asset) {
      expect(br.headers.etag, path).toBe(zip.headers.etag);
    }
  }
});

test('files of the build are kept for ever, and a HEAD says what a GET would', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(5);
  for (const path of files) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of [...pages, files[0] ?? '', '/sitemap.xml', '/nothing-here']) {
    const get = await ask(`${baseURL}${path}`);
    const head = await ask(`${baseURL}${path}`, { method: 'HEAD' });
    expect(head.status, path).toBe(get.status);
    expect(head.body.length, path).toBe(0);
    expect(head.headers['content-type'], path).toBe(get.headers['content-type']);
    expect(head.headers.etag, path).toBe(get.headers.etag);
  }
});

test('one page has one address: capitals, slashes and doubled slashes lead to it', async ({ baseURL }) => {
  const moved = [
    ['/VisaServices', '/visaservices'],
    ['/visaservices/', '/visaservices'],
    ['//visaservices', '/visaservices'],
    ['/packages//domestic/', '/packages/domestic'],
    ['/bn/', '/bn'],
    ['/BN/About?utm=1', '/bn/about?utm=1'],
  ];
  for (const [from, to] of moved) {
    // Twice, because the second time the page behind it may be kept.
    for (const time of [1, 2]) {
      const answer = await ask(`${baseURL}${from}`);
      expect(answer.status, `${from}, time ${time}`).toBe(308);
      expect(answer.headers.location, from).toBe(to);
      await ask(`${baseURL}${to}`);
    }
  }
});

const wrong: ReadonlyArray<readonly [path: string, status: number]> = [
  ['/packages/domestic?page=-1', 400],
  ['/packages/domestic?page=0', 400],
  ['/packages/domestic?page=1e9', 400],
  ['/packages/domestic?page=99999999999999999999', 400],
  ['/packages/domestic?page=1&page=2', 400],
  ['/packages/domestic?sort=name%27%20OR%201%3D1--', 400],
  ['/packages/domestic?theme=__proto__', 400],
  ['/packages/domestic?theme=constructor', 400],
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

test('bad input gets a clear answer with the right status, and never a place in the cache', async ({
  request,
  baseURL,
}) => {
  for (const path of [...pages, '/packages/international', '/']) {
    await request.get(path);
  }
  const before = await metric(request, 'page_cache_entries');
  expect(before).toBeGreaterThan(5);
  for (const [path, status] of wrong) {
    for (const prefix of ['', '/bn']) {
      const answer = await ask(`${baseURL}${prefix}${path}`);
      const what = `${prefix}${path.slice(0, 90)}`;
      expect(answer.status, what).toBe(status);
      if (status !== 200) {
        expect(answer.headers['cache-control'], what).toBe('no-store');
        const text = answer.body.toString();
        expect(text.length, what).toBeGreaterThan(20);
        expect(text, what).not.toMatch(/at \w+ \(|node_modules|SELECT |syntax error|Failed query/);
      }
    }
  }
  // `sort=` is as good as none: that page, in both languages, is the only thing that may have come in.
  expect((await metric(request, 'page_cache_entries')) - before).toBeLessThanOrEqual(2);
});

test('a wrong parameter is named, with what would do', async ({ page }) => {
  await page.goto('/packages/domestic?page=-1&sort=zz');
  const fields = page.getByRole('main');
  await expect(fields).toContainText('page');
  await expect(fields).toContainText('A whole number from 1');
  await expect(fields).toContainText('sort');
  await expect(fields).toContainText('price');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/packages/domestic');
});

test('a page can only be read: other methods are refused by name', async ({ request, baseURL }) => {
  const before = await metric(request, 'page_cache_entries');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    for (const path of ['/', '/visaservices', '/bn/blogs', '/nothing-here', '/sitemap.xml']) {
      const answer = await ask(`${baseURL}${path}`, { method, body: method === 'OPTIONS' ? '' : 'a=1' });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.allow, `${method} ${path}`).toContain('GET');
    }
  }
  expect(await metric(request, 'page_cache_entries')).toBe(before);
});

test('parameters that a page does not know change neither page nor cache', async ({ request, baseURL }) => {
  const known = await ask(`${baseURL}/about`);
  const before = await metric(request, 'page_cache_entries');
  for (let each = 0; each < 300; each += 1) {
    const answer = await ask(`${baseURL}/about?utm_source=${each}&fbclid=${each}&__proto__=${each}`);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(known.body)).toBe(true);
  }
  expect(await metric(request, 'page_cache_entries')).toBe(before);
});
