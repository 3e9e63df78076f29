import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { errorsOf, filled, isWhole, type RequestSpec } from './request-check.ts';

const schema = z.strictObject({
  name: z.string().trim().min(2),
  note: z.string().min(3).optional(),
  day: z.iso.date().refine((day) => day < '2027-01-01', 'Not next year.'),
  sold: z.array(
    z.union([
      z.strictObject({ visa: z.string(), applicants: z.int().min(1) }),
      z.strictObject({ tour: z.string(), departure: z.string() }),
    ]),
  ),
});
const start = { name: '', note: ' ', day: '2026-12-01', slug: 'egypt', applicants: 1 as number | undefined };
const spec: RequestSpec<typeof start, typeof schema> = {
  schema,
  request: ({ slug, applicants, ...typed }) => ({ ...typed, sold: [{ visa: slug, applicants }] }),
  words: { name: ({ name }) => (name === '' ? 'Who is it?' : undefined), 'sold.*.slug': () => 'Which one?' },
  fieldOf: (path) => path.replace(/visa$/, 'slug'),
};

const said = (typed: Partial<typeof start>, language: Language = 'en') => {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () => errorsOf(spec, { ...start, name: 'Rahim', ...typed }));
};

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

test('what is blank isn’t sent, and the rest as it was typed', () => {
  expect(filled({ a: ' ', b: ' x', c: [{ d: '' }, ''], e: null, f: 0 })).toEqual({
    b: ' x',
    c: [{}, ''],
    e: null,
    f: 0,
  });
});

test('a field that is wrong says it in the words of the form, or else in general ones', () => {
  expect(said({})).toEqual({});
  expect(said({ name: '' })).toEqual({ name: 'Who is it?' });
  expect(said({ name: 'R' })).toEqual({ name: 'At least 2 characters.' });
});

test('what a contract says of its own is said in English only', () => {
  expect(said({ day: '2027-01-01' })).toEqual({ day: 'Not next year.' });
  expect(said({ day: '2027-01-01' }, 'bn').day).toMatch(/\p{Script=Bengali}/u);
});

test('of several shapes, the nearest says what is wrong, at the field of its path', () => {
  expect(Object.keys(said({ applicants: 0 }))).toEqual(['sold.0.applicants']);
  expect(said({ slug: '' })).toEqual({ 'sold.0.slug': 'Which one?' });
});

test('a form is whole when nothing is missing, also while something is wrong', () => {
  expect(isWhole(spec, start)).toBe(false);
  expect(isWhole(spec, { ...start, name: 'Rahim', day: '2027-01-01' })).toBe(true);
});
