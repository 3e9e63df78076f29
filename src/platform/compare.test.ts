import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRevisions, type Saved } from './compare.ts';

const saved = (more: Partial<Saved>): Saved => ({ slug: 'a-walk', facts: {}, texts: {}, ...more });
const inFacts = (before: unknown, after: unknown) =>
  compareRevisions(saved({ facts: { it: before } }), saved({ facts: { it: after } }));

describe('comparing two revisions', () => {
  test('the same content has no difference, in whatever order its fields are', () => {
    expect(inFacts({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toEqual([]);
  });

  test('names each field that was changed, added or removed', () => {
    expect(
      compareRevisions(
        saved({ texts: { en: { title: 'A walk', seo: { title: 'Walk' } } } }),
        saved({ slug: 'walks', texts: { en: { title: 'Walks' }, bn: { title: 'হাঁটা' } } }),
      ),
    ).toEqual([
      { path: 'slug', before: 'a-walk', after: 'walks' },
      { path: 'texts.bn', after: { title: 'হাঁটা' } },
      { path: 'texts.en.seo', before: { title: 'Walk' } },
      { path: 'texts.en.title', before: 'A walk', after: 'Walks' },
    ]);
  });

  test('items with keys are matched by them, wherever they stand', () => {
    const before = [
      { key: 'jan', seats: 10 },
      { key: 'feb', seats: 12 },
    ];
    const after = [
      { key: 'dec', seats: 8 },
      { key: 'feb', seats: 11 },
      { key: 'jan', seats: 10 },
    ];
    expect(inFacts(before, after)).toEqual([
      { path: 'facts.it.feb.seats', before: 12, after: 11 },
      { path: 'facts.it.dec', after: { key: 'dec', seats: 8 } },
    ]);
    expect(inFacts(before, [...before].reverse())).toEqual([
      { path: 'facts.it', before: ['jan', 'feb'], after: ['feb', 'jan'] },
    ]);
  });

  test('a line put into a list or taken out of it is one difference, not all that follow', () => {
    const lines = ['Boat', 'Lunch', 'Guide', 'Tea'];
    expect(inFacts(lines, ['Boat', 'Lunch', 'Fruit', 'Guide', 'Tea'])).toEqual([
      { path: 'facts.it.2', after: 'Fruit' },
    ]);
    expect(inFacts(lines, ['Boat', 'Guide', 'Tea'])).toEqual([{ path: 'facts.it.1', before: 'Lunch' }]);
    expect(inFacts(lines, ['Boat', 'Dinner', 'Guide', 'Tea'])).toEqual([
      { path: 'facts.it.1', before: 'Lunch', after: 'Dinner' },
    ]);
  });

  test('a paragraph of a text that was changed is found where it is', () => {
    const block = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    expect(inFacts([block('One'), block('Two')], [block('One'), block('Two and a half')])).toEqual([
      { path: 'facts.it.1.content.0.text', before: 'Two', after: 'Two and a half' },
    ]);
  });

  test('no difference means the same content, and the same content no difference', () => {
    const content = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(inFacts(one, structuredClone(one))).toEqual([]);
        const same = JSON.stringify([one]) === JSON.stringify([other]);
        expect(inFacts(one, other).length === 0).toBe(
          same ||
            compareRevisions(saved({ facts: { it: other } }), saved({ facts: { it: one } })).length === 0,
        );
      }),
      { numRuns: 500 },
    );
  });
});
