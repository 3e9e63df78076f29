import { expect, test } from 'vitest';
import { programFiles, readText } from './source-files.ts';

const office = programFiles()
  .filter((path) => /^src\/dashboard\/|\/dashboard\//.test(path))
  .map((path) => ({ path, text: readText(path) }));
const where = (pattern: RegExp) => office.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** The element of a form, itself or in one of the frames of `form-frame.tsx`. */
const form = /<(?:form|FormFrame|DialogForm)\b/;

/** Fields of forms that stand in another file. */
const partsOfForms = [
  'src/dashboard/form/fields/text-field.tsx',
  'src/features/fares/dashboard/flights-input.tsx',
  'src/features/messages/dashboard/message-fields.tsx',
];

test('one question for all forms of the office stands in its frame, and no page has a second', () => {
  expect(readText('src/dashboard/office.tsx')).toContain('<Leaving />');
  expect(where(/useBlocker\(|'beforeunload'/)).toEqual(['src/dashboard/form/leaving.tsx']);
});

test('a form is left out of it only where its words are kept, or its page asks itself', () => {
  const out = office.filter(({ text }) => /\bdata-kept\b/.test(text));
  const exempt = out.filter(({ path }) => !/half-typed\.ts$|form-frame\.tsx$/.test(path));
  expect(exempt.length).toBeGreaterThan(1);
  for (const { path, text } of exempt) {
    expect(text, path).toMatch(/<LeaveQuestion|<LeaveDraft/);
  }
  // Whatever `useOfficeForm` makes is kept by itself, unless it has a file.
  expect(readText('src/dashboard/form/form-frame.tsx')).toContain('data-kept={kept.isKept || undefined}');
});

test('what is written at length is in a form, which the question sees, or is kept', () => {
  const written = office.filter(({ text }) => /<[Tt]extarea\b/.test(text));
  expect(written.length).toBeGreaterThan(5);
  const lost = written.filter(({ text }) => !form.test(text) && !/<EnquiryForm\b/.test(text));
  expect(lost.map(({ path }) => path)).toEqual(partsOfForms);
});

test('no form of the office is made but by the element that the question sees', () => {
  expect(where(/component="form"|createElement\(\s*'form'/)).toEqual([]);
  expect(where(form).length).toBeGreaterThan(20);
  expect(readText('src/dashboard/form/form-frame.tsx')).toMatch(/<form\b[^<]*onSubmit/);
});
