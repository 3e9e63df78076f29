import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import type { FareItem } from '../list/list.contract.ts';
import { faresTable } from './fares-table-spec.tsx';

const asked: FareItem = {
  id: '018f0000-0000-7000-8000-000000000001',
  reference: 'SF-1111-11',
  name: 'Karim',
  phone: null,
  company: null,
  route: 'DAC–JED–DAC',
  travelOn: '2027-02-12',
  passengers: 9,
  state: 'new',
  timeLimit: null,
  isOver: false,
  options: 0,
  total: null,
  pnr: null,
  createdAt: '2026-12-01T04:00:00.000Z',
};
afterEach(() => vi.unstubAllGlobals());

/** What the list of an office in a language says of a request's journey. */
function journeyOf(language: Language, item: FareItem) {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () =>
    faresTable()
      .columns.find(({ key }) => key === 'trip')
      ?.text(item),
  );
}

test('a request for ten passengers and more is called a group, in the list and in its file', () => {
  expect(journeyOf('en', asked)).toMatch(/, 9 passengers$/);
  expect(journeyOf('en', { ...asked, passengers: 1 })).toMatch(/, 1 passenger$/);
  expect(journeyOf('en', { ...asked, passengers: 10 })).toMatch(/, group of 10$/);
  expect(journeyOf('bn', { ...asked, passengers: 12 })).toMatch(/, ১২ জনের গ্রুপ$/);
});
