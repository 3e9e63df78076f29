import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from './source-files.ts';

/** How many requirements of level 1 and 2 each section of ASVS 5.0 has; they are numbered without a gap. */
const sections = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  V17: { 1: 1, 2: 4, 3: 2 },
};

const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  ),
);

const text = readText('docs/asvs.md');

test('every requirement of ASVS 5.0, level 1 and 2, has one entry', () => {
  const rows = [...text.matchAll(/^\| (V[\d.]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(wanted).toHaveLength(253);
  expect(rows.map(([, id]) => id)).toEqual(wanted);
  const verdicts = new Set(rows.map(([, , verdict]) => verdict));
  expect([...verdicts].sort()).toEqual(['does not apply', 'met', 'not met', 'partly']);
  for (const [verdict, words] of [
    ['met', 'are met'],
    ['partly', 'partly'],
    ['not met', 'not'],
    ['does not apply', 'do not apply'],
  ] as const) {
    const count = rows.filter(([, , said]) => said === verdict).length;
    expect(text, verdict).toContain(`${count} ${words}`);
  }
});

test('every file that is named for a requirement or a promise exists', () => {
  for (const paper of ['docs/asvs.md', 'docs/reliability.md']) {
    const named = [...readText(paper).matchAll(/`((?:src|tests|scripts|compose|package)[^`\s]*)`/g)];
    expect(named.length, paper).toBeGreaterThan(20);
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});
