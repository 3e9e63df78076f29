import { expect, test } from '@playwright/test';
import { rawRequest } from './raw-request.ts';

const pages = [
  '/',
  '/bn',
  '/visaservices',
  '/packages/domestic?sort=price',
  '/visadetails/thailand',
  '/blogs',
  '/about',
];

const canary = 'evil.example';

/** What a visitor could send to change the next visitor's page. */
const changes: ReadonlyArray<Readonly<Record<string, string>>> = [
  { host: canary },
  { host: `${canary}:1234` },
  { 'x-forwarded-host': canary },
  { 'x-forwarded-proto': 'gopher' },
  { 'x-forwarded-port': '1234' },
  { 'x-forwarded-prefix': `/${canary}` },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-host': canary },
  { 'x-original-url': '/about' },
  { 'x-rewrite-url': '/about' },
  { 'x-original-host': canary },
  { forwarded: `host=${canary};proto=https` },
  { 'x-http-method-override': 'POST' },
  { 'x-method-override': 'DELETE' },
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-react-router-spa-mode': 'yes' },
  { 'x-react-router-prerender-data': 'canary' },
  { 'x-remix-response': 'yes' },
  { 'x-ghost-preview': canary },
  { 'x-preview': '1' },
  { cookie: `session=${canary}; language=bn; shofor-seen=1` },
  { authorization: `Bearer ${canary}` },
  { 'accept-language': 'bn' },
  { accept: 'application/json' },
  { accept: 'text/x-script' },
  { 'user-agent': `Googlebot ${canary}` },
  { 'user-agent': '' },
  { origin: `https://${canary}` },
  { referer: `https://${canary}/` },
  { range: 'bytes=0-10' },
  { 'if-match': '"x"' },
  { 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
  { 'if-range': '"x"' },
  { expect: '' },
  { te: 'trailers' },
  { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '7' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-dest': 'iframe' },
  { purpose: 'prefetch' },
  { 'save-data': 'on' },
  { 'sec-ch-ua-mobile': '?1' },
  { dnt: '1' },
];

const queries = [
  '?utm_source=evil.example',
  '?sort=price;page=2',
  '?sort=price&sort=price&x=evil.example',
  '?%73ort=price',
  '?x[]=evil.example',
  '?_data=root',
  '?_routes=root',
  '?__proto__[x]=evil.example',
  '?preview=evil.example',
  '?lang=bn',
];

test('no header of a visitor changes what that visitor or the next one gets', async ({ baseURL }) => {
  for (const path of pages) {
    const address = `${baseURL}${path}`;
    const baseline = await rawRequest(address);
    expect(baseline.status).toBe(200);
    for (const headers of changes) {
      const what = `${path} with ${JSON.stringify(headers)}`;
      const body = headers['content-length'] ? 'a=1&b=2' : undefined;
      const changed = await rawRequest(address, { headers, ...(body ? { body } : {}) });
      expect(changed.status, what).toBeLessThan(500);
      expect(changed.body.toString(), what).not.toContain(canary);
      if (changed.status === 200) {
        expect(changed.body.equals(baseline.body), what).toBe(true);
      }
      const next = await rawRequest(address);
      expect(next.body.equals(baseline.body), `after ${what}`).toBe(true);
      expect(next.headers.etag, `after ${what}`).toBe(baseline.headers.etag);
    }
  }
});

test('a page that is made for a strange visitor is the page that everybody gets', async ({ baseURL }) => {
  // Each of these URLs is first requested here, by the stranger.
  for (const [index, headers] of changes.slice(0, 30).entries()) {
    const address = `${baseURL}/packages/international?pricefrom=${1_000 + index}`;
    const strange = await rawRequest(address, { headers });
    const plain = await rawRequest(address);
    expect(plain.status).toBe(200);
    expect(plain.body.toString(), JSON.stringify(headers)).not.toContain(canary);
    if (strange.status === 200) {
      expect(strange.body.equals(plain.body), JSON.stringify(headers)).toBe(true);
    }
  }
});

test('no query of a visitor changes the page of the next one', async ({ baseURL }) => {
  for (const path of pages.filter((each) => !each.includes('?'))) {
    const address = `${baseURL}${path}`;
    const baseline = await rawRequest(address);
    for (const query of queries) {
      const changed = await rawRequest(`${address}${query}`);
      expect(changed.status, `${path}${query}`).toBeLessThan(500);
      if (changed.status === 200) {
        expect(changed.body.toString(), `${path}${query}`).not.toContain(canary);
      }
      expect((await rawRequest(address)).body.equals(baseline.body), `after ${path}${query}`).toBe(true);
    }
  }
});

test('canonical links and share images come from the configuration, not from the Host header', async ({
  baseURL,
}) => {
  const { body } = await rawRequest(`${baseURL}/visadetails/thailand`, { headers: { host: canary } });
  const links = [
    ...body.toString().matchAll(/(?:canonical|alternate|og:url|og:image)"[^>]*(?:href|content)="([^"]*)"/g),
  ];
  expect(links.length).toBeGreaterThan(4);
  for (const [, link] of links) {
    expect(link).toMatch(new RegExp(`^${baseURL}/`));
  }
});

test('a whole address in the request line is read as a path of ours or refused', async ({ baseURL }) => {
  const response = await rawRequest(`${baseURL}/`, { path: `http://${canary}/about` });
  expect(response.status).toBeLessThan(500);
  expect(response.body.toString()).not.toContain(canary);
});
