import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { publicLabel } from './public-states.tsx';

afterEach(() => vi.unstubAllGlobals());

/** What is said in an office of a language of a page whose plan to go live has failed. */
function said(language: Language): string {
  vi.stubGlobal('localStorage', { getItem: () => language });
  const plan = {
    revision: 3,
    publishAt: '2026-11-20T04:00:00.000Z',
    scheduledBy: { id: 'user:1', name: null },
    failure: 'The cover is missing.',
  };
  const document = {
    publications: { en: null, bn: null },
    scheduled: { en: plan, bn: null },
    states: { en: 'draft', bn: 'none' },
  } as const;
  return inLanguage(language, () => publicLabel(document, 'en'));
}

test('why a plan failed is told in English, whose words the program keeps; in Bangla that it failed', () => {
  expect(said('en')).toContain('The cover is missing.');
  expect(said('bn')).not.toMatch(/[a-z]/i);
});
