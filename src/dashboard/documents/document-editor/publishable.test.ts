import { expect, test } from 'vitest';
import type { ListedCheck } from '#features/documents/checks/checks.contract.ts';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { publishableIn } from './publishable.ts';

const saver = {
  judged: {
    begun: new Set<Language>(['en', 'bn']),
    problems: [{ path: 'texts.bn.summary', message: 'Fill this in' }],
    advice: [],
    sendable: undefined,
    heldBack: [],
  },
  document: undefined,
  isAhead: false,
};
const noAlternative: ListedCheck = {
  code: 'alt-missing',
  path: 'facts.cover',
  language: 'en',
  severity: 'stops',
  message: { en: 'It has no description.', bn: 'বর্ণনা নেই।' },
};
const inLanguage = (language: Language, checks: Parameters<typeof publishableIn>[2], refused?: string) =>
  publishableIn(language, saver, checks, refused, 'en');

test('what only the server finds stops publishing in that language, in words', () => {
  const checks = { state: 'found', items: [noAlternative] } as const;
  expect(inLanguage('en', checks)).toMatchObject({
    problems: [{ path: 'facts.cover', message: 'It has no description.' }],
    refusal: m.writing_mend_title(),
  });
  expect(inLanguage('bn', checks).problems).toEqual(saver.judged.problems);
});

test('nothing is published before the server has checked it, or without its answer', () => {
  expect(inLanguage('en', { state: 'waiting', items: [] }).refusal).toBe(m.writing_checking());
  expect(inLanguage('en', { state: 'failed', items: [] }).refusal).toBe(m.writing_check_failed());
  expect(inLanguage('en', { state: 'found', items: [] }).refusal).toBeUndefined();
});

test('who may not publish is told so', () => {
  expect(inLanguage('en', { state: 'found', items: [] }, 'Editors may not.').refusal).toBe(
    'Editors may not.',
  );
});

test('a suggestion doesn\u2019t keep anybody from publishing', () => {
  const checks = { state: 'found', items: [{ ...noAlternative, severity: 'warns' }] } as const;
  expect(inLanguage('en', checks).refusal).toBeUndefined();
});

const at = '2026-12-01T04:00:00.000Z';
const somebody = { id: 'user:1', name: 'Amina' };
const savedPost: SavedDocument = {
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  kind: 'post',
  revision: 3,
  slug: 'a-walk',
  facts: {},
  texts: {},
  states: { en: 'draft', bn: 'none' },
  publications: { en: null, bn: null },
  scheduled: { en: null, bn: null },
  trashedAt: null,
  createdAt: at,
  createdBy: somebody,
  savedAt: at,
  savedBy: somebody,
  path: '/blog/a-walk',
  formerSlugs: [],
};

test('a language that is on the site has something new only when it was changed since', () => {
  const publication = { revision: 3, firstPublishedAt: at, publishedAt: at, publishedBy: somebody };
  const nothingNewIn = (state: 'published' | 'changed', isAhead: boolean) =>
    publishableIn(
      'en',
      {
        ...saver,
        isAhead,
        document: {
          ...savedPost,
          states: { en: state, bn: 'none' },
          publications: { en: publication, bn: null },
        },
      },
      { state: 'found', items: [] },
      undefined,
      'en',
    ).nothingNew;
  expect(nothingNewIn('published', false)).toBe(true);
  expect(nothingNewIn('published', true)).toBe(false);
  expect(nothingNewIn('changed', false)).toBe(false);
});
