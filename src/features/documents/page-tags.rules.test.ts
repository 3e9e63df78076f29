import { expect, test } from 'vitest';
import { pageTags } from './page-tags.rules.ts';

const blog = (more: object = {}) => ({ slug: 'a-walk', facts: { kind: 'blog', category: 'food', ...more } });
const inBoth = (...tags: string[]) => tags.flatMap((tag) => [`${tag}:en`, `${tag}:bn`]).toSorted();
const tags = (before: ReturnType<typeof blog>[], after: ReturnType<typeof blog>[]) =>
  pageTags('post', 'one', 'en', { before, after }).toSorted();

test('other words in one language change what shows the document in it, and the lists it stands in', () => {
  expect(tags([blog(), blog()], [blog(), blog()])).toEqual(['document:one:en', 'list:blog:en']);
});

test('words of a document that is written in one language only stand in the other, too', () => {
  expect(tags([blog()], [blog()])).toEqual(inBoth('document:one', 'list:blog'));
});

test('what comes, goes, or has other facts or another address may be chosen anew, in both languages', () => {
  const all = inBoth('choice:blog', 'document:one', 'list:blog');
  expect(tags([], [blog()])).toEqual(all);
  expect(tags([blog()], [])).toEqual(all);
  expect(tags([blog()], [blog(), blog()])).toEqual(all);
  expect(tags([blog(), blog()], [blog({ category: 'tips' }), blog()])).toEqual(all);
  expect(tags([blog(), blog()], [{ ...blog(), slug: 'a-long-walk' }, blog()])).toEqual(all);
});

test('what moves from one list to another changes both', () => {
  const both = ['choice:blog', 'choice:news', 'document:one', 'list:blog', 'list:news'];
  expect(tags([blog(), blog()], [blog({ kind: 'news' }), blog()])).toEqual(inBoth(...both));
});

test('a visa stands in the one list there is', () => {
  const visa = { slug: 'thailand', facts: { country: 'TH' } };
  const { length } = pageTags('visa', 'one', 'bn', { before: [], after: [visa] });
  expect(length).toBe(6);
});
