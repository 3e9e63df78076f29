import { describe, expect, test } from 'vitest';
import { pageMeta, secretMeta } from './page-meta.ts';

const site = { siteUrl: 'https://shofor.example', name: 'Shofor' };

/** What the metadata of a page says of addresses. */
function addresses(id: string, pathname: string) {
  const args = { matches: { 1: { id, loaderData: site } }, location: { pathname } };
  const found = JSON.stringify(
    secretMeta(
      args,
      () => 'Your order',
      () => 'Here it is.',
    ),
  );
  const [, canonical] = /"rel":"canonical","href":"([^"]*)"/.exec(found) ?? [];
  const [, url] = /"property":"og:url","content":"([^"]*)"/.exec(found) ?? [];
  return { canonical, url, isHidden: found.includes('noindex'), image: found.includes('/share/contact.jpg') };
}

test('the page that a browser shares is the page that is open, not another one', () => {
  const order = 'https://shofor.example/orders/4k7q';
  expect(addresses('site', '/orders/4k7q')).toEqual({
    canonical: order,
    url: order,
    isHidden: true,
    image: true,
  });
});

test('in Bangla it is shared in Bangla', () => {
  const fares = 'https://shofor.example/bn/fares/9x2m';
  expect(addresses('bn/site', '/bn/fares/9x2m')).toMatchObject({ canonical: fares, url: fares });
});

describe('translations are named for search engines', () => {
  const languagesOf = (about: { hidden?: boolean; filtered?: boolean; path?: string }) =>
    pageMeta({
      title: 'Visas',
      description: 'All.',
      path: '/visaservices',
      language: 'en' as const,
      siteUrl: site.siteUrl,
      siteName: site.name,
      ...about,
    }).flatMap((each) => ('hrefLang' in each ? [each.hrefLang] : []));

  test('by a page that stands for itself', () => {
    expect(languagesOf({})).toEqual(['en', 'bn-BD', 'x-default']);
    expect(languagesOf({ path: '/visaservices?page=2' })).toEqual(['en', 'bn-BD', 'x-default']);
  });

  test('not by a filtered list, whose whole one is to be found, nor by a page that isn’t to be found', () => {
    expect(languagesOf({ filtered: true })).toEqual([]);
    expect(languagesOf({ hidden: true })).toEqual([]);
  });
});
