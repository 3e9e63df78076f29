import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { formatMoment } from './moment.tsx';

afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-11-22T06:00:00Z');

function said(language: Language, instant: string): string {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () => formatMoment(instant, now));
}

test('a time that has passed is the time of today, or a day', () => {
  expect(said('en', '2026-11-22T04:05:00Z')).toBe('today, 10:05');
  expect(said('en', '2026-11-20T04:05:00Z')).toBe('Fri, 20 Nov');
  expect(said('en', '2025-11-20T04:05:00Z')).toBe('Thu, 20 Nov 2025');
});

test('seats that are held until another day are held until a time of it', () => {
  expect(said('en', '2026-11-26T08:30:00Z')).toBe('Thu, 26 Nov, 14:30');
  expect(said('bn', '2026-11-26T08:30:00Z')).toBe('বৃহস্পতিবার, ২৬ নভেম্বর, ১৪:৩০');
  expect(said('en', '2027-01-02T08:30:00Z')).toBe('Sat, 2 Jan 2027, 14:30');
  expect(said('en', '2026-11-22T08:30:00Z')).toBe('today, 14:30');
});
