import { expect, test } from 'vitest';
import { programFiles, readText } from './source-files.ts';

const office = programFiles().filter((path) => /^src\/dashboard\/|\/dashboard\//.test(path));
const where = (pattern: RegExp) => office.filter((path) => pattern.test(readText(path)));

test('no page of the office has a date box of the browser: it puts the month first', () => {
  expect(where(/<DateInput\b/).length).toBeGreaterThan(10);
  expect(where(/type=["'{]+(?:date|datetime-local|month|week)\b/)).toEqual([]);
  expect(where(/\btype:\s*'(?:date|datetime-local|month|week)'/)).toEqual([]);
});
