import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { ladderSteps } from '../cancellation/ladder-steps.rules.ts';
import { ladderLabel } from './view-labels.rules.ts';

test('a step of the ladder that is one day long names that day', () => {
  const steps = ladderSteps([
    { daysBefore: 7, keepPercent: 25 },
    { daysBefore: 6, keepPercent: 50 },
    { daysBefore: 2, keepPercent: 75 },
    { daysBefore: 1, keepPercent: 90 },
    { daysBefore: 0, keepPercent: 100 },
  ]);
  const said = (language: 'en' | 'bn') =>
    inLanguage(language, () => steps.map((step) => ladderLabel(step, language)));
  expect(said('en')).toEqual([
    '7 days before or earlier',
    '6 days before',
    '2 to 5 days before',
    '1 day before',
    'under 1 day',
  ]);
  expect(said('bn').slice(1, 4)).toEqual(['৬ দিন আগে', '২ থেকে ৫ দিন আগে', '১ দিন আগে']);
});
