import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseSafety } from './case-safety.tsx';

/** What the page of a case says whose files go on a day. */
const said = (hasFiles: boolean) =>
  renderToStaticMarkup(
    createElement(CaseSafety, {
      page: {
        ...{ token: 'token', language: 'en', deletedOn: '16 November 2026', isPurged: false, hasFiles },
        ...{ takesPapers: false, consent: { text: 'I agree.', at: '1 October 2026' }, opened: [] },
      },
    }),
  );

test('a closed case says on which day its files are deleted only while it has some', () => {
  expect(said(true)).toContain('The files are deleted on 16 November 2026.');
  expect(said(false)).not.toContain('16 November');
  expect(said(false)).toContain('We have no files of yours.');
});
