import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { noFamily } from '../list/list.rules.ts';
import type { PackageView } from '../package/package.contract.ts';
import { MarketSection } from './market-section.tsx';
import { PackageHolds } from './package-holds.tsx';

const shown = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

test('the fee of a visa beside a tour is “from” only where its kinds differ', () => {
  const said = (severalFees: boolean) => {
    const visa = {
      id: 'v',
      slug: 'thailand',
      country: 'Thailand',
      feeFrom: 730_000,
      severalFees,
      workingDaysMin: 8,
      workingDaysMax: 12,
    };
    const view = { included: [], excluded: [], nights: 2, hotels: [], visa } as unknown as PackageView;
    return shown(createElement(PackageHolds, { view }));
  };
  expect(said(true)).toContain('from ৳7,300 per person');
  expect(said(false)).toContain('<b>৳7,300 per person</b>');
});

test('a market without a package has no link to all of them', () => {
  const said = (total: number) => {
    const facets = { destinations: [], themes: [], months: [] };
    const glance = {
      market: 'domestic',
      total,
      priceFrom: undefined,
      featured: [],
      cover: undefined,
      facets,
    };
    return shown(
      createElement(MarketSection, { glance: { ...glance, market: 'domestic' }, family: noFamily }),
    );
  };
  expect(said(2)).toContain('All 2 packages');
  expect(said(0)).not.toContain('All 0');
});
