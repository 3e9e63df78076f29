import { expect, test } from 'vitest';
import { programFiles, readText } from './source-files.ts';

/** A parameter `q` of the API that is read by another door than `searched`. Pages read theirs by `text` of the site's queries. */
const otherDoor = /\bq: (?!searched\(|text\()z\b|\bq: plainLine/;

test('whatever is searched for in the API comes in by one door, which tidies it as the texts are', () => {
  const files = programFiles().filter((path) => /\.(?:contract|api)\.ts$/.test(path));
  const doors = files.filter((path) => readText(path).includes('searched('));
  expect(doors.length).toBeGreaterThan(10);
  expect(files.filter((path) => otherDoor.test(readText(path).replace(/\s+/g, ' ')))).toEqual([]);
});

test('no page of the office changes the query of its address from what it showed last', () => {
  const files = programFiles().filter((path) => /\/dashboard\/.*\.tsx?$/.test(path));
  expect(files.filter((path) => readText(path).includes('useAddressQuery()')).length).toBeGreaterThan(6);
  expect(files.filter((path) => /\[\w+, \w+\] = useSearchParams\(/.test(readText(path)))).toEqual([]);
});
