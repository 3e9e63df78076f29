import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NoStories } from '#features/posts/site/no-stories.tsx';
import { noFilter } from '#features/tour-packages/list/list.rules.ts';
import { NoPackages } from '#features/tour-packages/site/no-packages.tsx';
import { NoVisas } from '#features/visas/site/no-visas.tsx';
import { visaListLinks } from '#features/visas/site/visa-list-links.ts';

const shown = (element: ReactNode) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

const visaLinks = (q?: string) =>
  visaListLinks({ q, region: [], form: [], days: undefined, sort: undefined, page: undefined }, 'en');

test.each([
  [
    'stories',
    (isFiltered: boolean) => createElement(NoStories, { isSearch: isFiltered }),
    ['No stories yet', 'No story about that yet', 'See all stories'],
  ],
  [
    'tours',
    (isFiltered: boolean) =>
      createElement(NoPackages, {
        market: 'domestic',
        filter: isFiltered ? { ...noFilter, month: ['2027-02'] } : noFilter,
        waysOut: [],
      }),
    ['No tours here yet', 'No tour matches all of that', 'Show all packages'],
  ],
  [
    'visa guides',
    (isFiltered: boolean) =>
      createElement(NoVisas, { like: [], links: visaLinks(isFiltered ? 'atlantis' : undefined) }),
    ['No visa guides yet', 'No country matches that', 'All countries'],
  ],
] as const)('an agency without %s says so, and doesn’t blame a search that nobody made', (_, list, words) => {
  const [none, nothing, all] = words;
  const [empty, filtered] = [shown(list(false)), shown(list(true))];
  expect(empty).toContain(none);
  expect(empty).not.toContain(nothing);
  expect(empty).not.toContain(all);
  expect(filtered).toContain(nothing);
  expect(filtered).toContain(all);
});
