import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseSafety } from './case-safety.tsx';

type Page = Parameters<typeof CaseSafety>[0]['page'];

/** What the page of a case says of its files and of who opened them. */
const said = (changed: Partial<Page>) => {
  const page: Page = {
    token: 'token',
    language: 'en',
    deletedOn: undefined,
    filesKeptDays: 90,
    isPurged: false,
    hasFiles: false,
    takesPapers: false,
    consent: { text: 'I agree.', at: '1 October 2026' },
    opened: [],
    ...changed,
  };
  return renderToStaticMarkup(createElement(CaseSafety, { page })).replace(/<[^>]+>/g, '');
};

test('a closed case says on which day its files are deleted only while it has some', () => {
  const deletedOn = '16 November 2026';
  expect(said({ deletedOn, hasFiles: true })).toContain('The files are deleted on 16 November 2026.');
  expect(said({ deletedOn })).not.toContain('16 November');
  expect(said({ deletedOn })).toContain('We have no files of yours.');
});

test('every opening names the applicant whose paper it was, the latest too', () => {
  const opened = ['Tanvir Sample', 'Nabila Sample', null].map((applicant, at) => ({
    applicant,
    by: 'Rumi',
    paper: 'Bank statement',
    at: `${9 - at} am`,
  }));
  expect(said({ takesPapers: true, opened })).toContain(
    [
      'Rumi: Bank statement, Tanvir Sample, 9 am',
      'Rumi: Bank statement, Nabila Sample, 8 am',
      'Rumi: Bank statement, 7 am',
    ].join(''),
  );
});
