import { expect, test } from 'vitest';
import { pathInForm, prune } from './prune.ts';

const never = () => false;

test('empty fields, empty rows and what only holds such are left out', () => {
  const typed = {
    title: 'Sajek',
    note: ' ',
    seo: { title: '' },
    highlights: ['One', '', 'Two'],
    faq: [{ question: '' }],
  };
  expect(prune(typed, never).value).toEqual({ title: 'Sajek', highlights: ['One', 'Two'], faq: [] });
  expect(prune({ title: '' }, never).value).toBeUndefined();
});

test('zero and no are values', () => {
  expect(prune({ km: 0, flightsIncluded: false }, never).value).toEqual({ km: 0, flightsIncluded: false });
});

test('an empty day stays a day, because the other lists of days count on it', () => {
  const typed = { itinerary: [{ title: 'One' }, { title: '' }] };
  expect(prune(typed, (path) => path === 'itinerary').value).toEqual({ itinerary: [{ title: 'One' }, {}] });
});

test('a path that a check found leads to the row as it stands in the form', () => {
  const { trace } = prune({ faq: [{ question: '' }, { question: 'Why?', answer: '' }] }, never);
  expect(pathInForm(['faq', 0, 'answer'], trace)).toBe('faq.1.answer');
});
