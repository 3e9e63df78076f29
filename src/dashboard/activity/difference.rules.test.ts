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

test('a path is read as a language and words, counted from one', () => {
  expect(pathParts('texts.bn.itinerary.2.title')).toEqual({
    language: 'bn',
    words: ['itinerary 3', 'title'],
  });
  expect(pathParts('facts.fromPrice')).toEqual({ words: ['from price'] });
});
