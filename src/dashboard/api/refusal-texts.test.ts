import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { refusalText, refusedFields } from './refusal-texts.ts';
import { ApiProblem } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs `read` in an office of a language. */
function inOffice<Result>(language: Language, read: () => Result): Result {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, read);
}

const problem = (code: string, field?: string, details = {}, status = 409) =>
  new ApiProblem({
    status,
    code,
    detail: 'As programs are told.',
    fields: field === undefined ? [] : [{ path: field, message: 'As programs are told.' }],
    details,
  });

test('a field that only the server can judge is worded in the office’s language', () => {
  const gone = problem('departures.band', 'band');
  expect(inOffice('bn', () => refusedFields(gone))).toEqual([
    { path: 'band', message: 'এই প্যাকেজে এই দাম আর নেই। অন্য দাম বেছে নিন।' },
  ]);
  expect(inOffice('en', () => refusedFields(gone))).toEqual([
    { path: 'band', message: 'The package has no such prices any more. Choose others.' },
  ]);
});

test('a refusal says the numbers and days that stand in the way, as the language writes them', () => {
  const seats = problem('departures.seats', 'seats', { seats: 9, keptBack: 2, held: 1, booked: 7 });
  expect(inOffice('bn', () => refusedFields(seats)[0]?.message)).toContain('কমপক্ষে ১০');
  const booked = problem('departures.booked', undefined, {
    departures: [
      { departsOn: '2027-01-14', band: 'peak' },
      { departsOn: '2027-01-21', band: 'peak' },
    ],
  });
  expect(inOffice('en', () => refusalText(booked))).toBe(
    'Customers have seats on these departures: Thu, 14 Jan 2027; Thu, 21 Jan 2027. The package can’t be taken off the site before they have left or are called off.',
  );
});

test('a number that was entered before is said without an order, where none is known', () => {
  const told = (details: object) =>
    inOffice('en', () => refusalText(problem('payments.seen', 'outside', details)));
  expect(told({ reference: 'SF-7K3M-9Q' })).toContain('before, for SF-7K3M-9Q.');
  expect(told({})).toBe('This number was entered before. Search the orders for it, and compare it.');
});

test('a flight that can’t land when it says is named', () => {
  const times = problem('fares.times', 'segments.1.arrives', { flight: 'BG 390' }, 422);
  expect(inOffice('en', () => refusalText(times))).toContain('Flight BG 390 can’t land at this time');
  expect(inOffice('bn', () => refusalText(times))).toContain('BG 390 ফ্লাইট');
});

test('checks before publishing say at each field what they found, in the language', () => {
  const checks = problem('documents.checks', undefined, {
    checks: [{ path: 'facts.cover', message: { en: 'Add a picture.', bn: 'ছবি দিন।' } }],
  });
  expect(inOffice('bn', () => refusedFields(checks))).toEqual([{ path: 'facts.cover', message: 'ছবি দিন।' }]);
});

test('what is gone is said in words of its own, where there are such, and generally otherwise', () => {
  const told = (code: string) => inOffice('en', () => refusalText(problem(code, undefined, {}, 404)));
  expect(told('invitations.closed')).toBe('This invitation has been accepted or withdrawn meanwhile.');
  expect(told('documents.not-found')).toBe('This isn’t there any more. Load the page again.');
});

test('no English reaches the office in Bangla, even of a refusal that it doesn’t know', () => {
  const unknown = problem('orders.strange', 'total', {}, 422);
  const told = inOffice('bn', () => [
    refusalText(unknown),
    ...refusedFields(unknown).map(({ message }) => message),
    refusalText(problem('documents.not-found', undefined, {}, 404)),
  ]);
  expect(told.filter((words) => /[a-z]/i.test(words))).toEqual([]);
  expect(inOffice('en', () => refusalText(unknown))).toBe('As programs are told.');
});
