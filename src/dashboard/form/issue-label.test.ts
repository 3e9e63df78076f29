import { beforeEach, expect, test, vi } from 'vitest';
import { tourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import { line } from '#platform/text.contract.ts';
import { issueText } from './issue-label.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  return () => vi.unstubAllGlobals();
});

test('whose name of a set of prices is refused reads what such a name may have', () => {
  const { error } = tourPackageFacts.safeParse({ bands: [{ key: 'Eid prices' }] });
  const issue = error?.issues.find(({ path }) => path.join('.') === 'bands.0.key');
  expect(issue && issueText(issue, 'en')).toBe('Lower-case letters, digits and single hyphens only.');
});

test('a text with a character that can’t be stored says so', () => {
  const { error } = line(80).safeParse('Cox’s\u000bBazar');
  const [issue] = error?.issues ?? [];
  expect(issue && issueText(issue, 'en')).toContain('a character that can’t be stored');
});
