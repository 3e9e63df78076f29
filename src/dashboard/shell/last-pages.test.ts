import { beforeEach, expect, test, vi } from 'vitest';
import { lastPageOf, rememberPage } from './last-pages.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a place remembers the page that was used last in it, apart from the other places', () => {
  expect(lastPageOf('sales')).toBeUndefined();
  rememberPage('sales', '/dashboard/fares');
  rememberPage('money', '/dashboard/till');
  rememberPage('sales', '/dashboard/departures');
  expect(lastPageOf('sales')).toBe('/dashboard/departures');
  expect(lastPageOf('money')).toBe('/dashboard/till');
});

test('what something else has stored there is as if nothing was', () => {
  for (const broken of ['{', '[1]', '{"sales":3}']) {
    stored.set('office-last-pages', broken);
    expect(lastPageOf('sales')).toBeUndefined();
  }
});
