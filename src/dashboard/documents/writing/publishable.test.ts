import { expect, test } from 'vitest';
import type { ListedCheck } from '#features/documents/checks/checks.contract.ts';
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
