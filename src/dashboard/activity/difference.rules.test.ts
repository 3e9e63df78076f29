import { expect, test } from 'vitest';
import { differencesOf, pathParts } from './difference.rules.ts';

test('a change of role says from what to what', () => {
  expect(differencesOf({ role: { from: 'clerk', to: 'editor' } })).toEqual([
    { field: 'role', from: 'clerk', to: 'editor' },
  ]);
});

test('a saved document names the fields that changed, and no numbers for programs', () => {
  expect(differencesOf({ revision: 4, basedOn: 3, changed: ['slug', 'texts.en.title'] })).toEqual([
    { field: 'slug', to: undefined },
    { field: 'texts.en.title', to: undefined },
  ]);
});

test('changed settings say what stood there before', () => {
  const changes = [{ path: 'agency.phone', before: '+8801', after: '+8802' }];
  expect(differencesOf({ version: 3, changes })).toEqual([
    { field: 'agency.phone', from: '+8801', to: '+8802' },
  ]);
});

test('an entry without a difference has none', () => {
  for (const nothing of [null, undefined, {}, { trashed: true }, 'x']) {
    expect(differencesOf(nothing)).toEqual([]);
  }
});

test('what happened to an enquiry says what stood there before, under the name of what happened', () => {
  expect(differencesOf({ happened: 'state-changed', from: 'new', to: 'won' })).toEqual([
    { field: 'state-changed', from: 'new', to: 'won' },
  ]);
  expect(differencesOf({ happened: 'note-added', noteId: 'x' })).toEqual([]);
  expect(differencesOf({ kind: 'visa', held: ['links'] })).toEqual([
    { field: 'kind', to: 'visa' },
    { field: 'held', to: ['links'] },
  ]);
});

test('what has parts is told part by part, and only those that differ', () => {
  const added = { texts: { en: 'Closed', bn: 'বন্ধ' }, from: '2026-12-16' };
  expect(differencesOf({ changes: [{ path: 'notices.0', after: added }] })).toEqual([
    { field: 'notices.0.texts.en', to: 'Closed' },
    { field: 'notices.0.texts.bn', to: 'বন্ধ' },
    { field: 'notices.0.from', to: '2026-12-16' },
  ]);
  const before = { name: 'tea.jpg', alt: { en: 'Tea' }, focus: [0.5, 0.5] };
  expect(differencesOf({ before, after: { ...before, alt: { en: 'Rows of tea' } } })).toEqual([
    { field: 'alt.en', from: 'Tea', to: 'Rows of tea' },
  ]);
  expect(differencesOf({ changes: [{ path: 'notices.0', before: { link: '/contact' } }] })).toEqual([
    { field: 'notices.0.link', from: '/contact', to: null },
  ]);
});

test('a sum of an order is told with the one before it', () => {
  const amended = { happened: 'amended', version: 2, before: 500, total: 700, reason: 'One more' };
  expect(differencesOf(amended)).toEqual([
    { field: 'total', from: 500, to: 700 },
    { field: 'reason', to: 'One more' },
  ]);
  expect(differencesOf({ happened: 'spent', line: 1, before: 0, spent: 300 })).toEqual([
    { field: 'spent', from: 0, to: 300 },
  ]);
});

test('a path is read as a language and words, counted from one', () => {
  expect(pathParts('texts.bn.itinerary.2.title')).toEqual({
    language: 'bn',
    words: ['itinerary 3', 'title'],
  });
  expect(pathParts('facts.fromPrice')).toEqual({ words: ['from price'] });
});
