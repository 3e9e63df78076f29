import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { rawRequest } from './raw-request.ts';

const pages = ['/', '/bn', '/visaservices', '/packages/domestic', '/blogs', '/about', '/search?q=thailand'];

test('every response carries the security headers', async ({ request, baseURL }) => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  const addresses = [
    '/',
    '/bn',
    '/nothing-here',
    '/visaservices?page=zz',
    '/?a=%',
    asset,
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/api/docs',
    '/api/nothing',
    '/visaservices.data',
    '/VISASERVICES',
    '/healthz',
    '/readyz',
    '/metrics',
    '/dashboard/home',
    '/share/home.jpg',
    '/media/nothing',
  ];
  for (const path of addresses) {
    const response = await rawRequest(`${baseURL}${path}`);
    expect(response.headers['x-content-type-options'], path).toBe('nosniff');
    expect(response.headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(response.headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(response.headers['x-powered-by'], path).toBeUndefined();
    expect(response.headers.server, path).toBeUndefined();
    expect(response.headers['set-cookie'], path).toBeUndefined();
  }
});

test('the policy of a page allows its own scripts by hash and no other inline script', async ({
  request,
}) => {
  for (const path of [...pages, '/nothing-here', '/packages/domestic?page=-1', '/dashboard/home']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|https?:(?:\s|;|$)|nonce/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    const html = await response.text();
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

test('a page says that it is HTML as browsers know it today, whoever it is for', async ({ request }) => {
  for (const path of ['/', '/bn/packages/domestic?pricefrom=5000', '/dashboard', '/nothing-here']) {
    expect(await (await request.get(path)).text(), path).toMatch(/^<!DOCTYPE html><html lang="(?:en|bn)">/);
  }
});

test('a copy that is still current gets 304', async ({ request, baseURL }) => {
  for (const path of pages) {
    const first = await request.get(path);
    const { etag = '', 'cache-control': control } = first.headers();
    expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(control, path).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await rawRequest(`${baseURL}${path}`, { headers: { 'if-none-match': known } });
      expect(again.status, path).toBe(304);
      expect(again.body.length, path).toBe(0);
      expect(again.headers.etag, path).toBe(etag);
      expect(again.headers['content-security-policy'], path).toBeDefined();
    }
    expect((await rawRequest(`${baseURL}${path}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(
      200,
    );
  }
});

test('pages and scripts travel in the encoding that the visitor takes, and say the same in each', async ({
  request,
  baseURL,
}) => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  for (const path of [...pages, asset]) {
    const plain = await rawRequest(`${baseURL}${path}`);
    const br = await rawRequest(`${baseURL}${path}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const zip = await rawRequest(`${baseURL}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    const none = await rawRequest(`${baseURL}${path}`, {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    });
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
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of [...pages, files[0] ?? '', '/sitemap.xml', '/nothing-here']) {
    const get = await rawRequest(`${baseURL}${path}`);
    const head = await rawRequest(`${baseURL}${path}`, { method: 'HEAD' });
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
    // Twice, because the second response may come from the cache.
    for (const time of [1, 2]) {
      const response = await rawRequest(`${baseURL}${from}`);
      expect(response.status, `${from}, time ${time}`).toBe(308);
      expect(response.headers.location, from).toBe(to);
      await rawRequest(`${baseURL}${to}`);
    }
  }
});

test('a wrong parameter is named, with the values that are allowed', async ({ page }) => {
  await page.goto('/packages/domestic?page=-1&sort=zz');
  const fields = page.getByRole('main');
  await expect(fields).toContainText('page');
  await expect(fields).toContainText('A whole number from 1');
  await expect(fields).toContainText('sort');
  await expect(fields).toContainText('price');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/packages/domestic');
  await page.goto('/bn/packages/domestic?theme=no-such-one');
  await expect(fields).toContainText('এমন ধরনের কোনো ট্যুর নেই।');
  await page.goto('/bn/visadetails/thailand?kind=no-such-one');
  await expect(fields).toContainText('এগুলোর একটি: ');
});
