import { expect, test } from 'vitest';
import type { Warning } from '#features/travellers/travellers.contract.ts';
import { officeWarningWords } from './office-warning-words.rules.ts';
import { warningWords } from './warning-words.rules.ts';

const about = {
  surname: 'UDDIN',
  givenNames: 'RAHIM',
  expiresOn: '2027-01-31',
  returnsOn: '2027-02-05',
} as const;
const codes: readonly Warning['code'][] = [
  ...([
    'mrz.malformed',
    'mrz.check-digit',
    'passport.expired',
    'passport.expires',
    'passport.twice',
  ] as const),
  ...(['name.single', 'name.differs', 'age.turns-2', 'age.turns-12'] as const),
];
const said = (words: typeof officeWarningWords) => codes.map((code) => words(code, about, 'en')).join(' ');

test('customers are told to call us, and staff, who are us, aren’t', () => {
  expect(said(warningWords)).toMatch(/Please call us/);
  expect(said(officeWarningWords)).not.toMatch(/call us|tell us|we’ll ask|you travel/);
  expect(officeWarningWords('passport.expired', about, 'en')).toBe(
    'This passport is valid only until 31 January 2027, not for the trip. Ask the customer to renew it and to give the new number.',
  );
});

test('a passenger of a flight with one name isn’t asked whether there is a flight', () => {
  expect(warningWords('name.single', about, 'en', 'passenger')).not.toMatch(/If/);
  expect(warningWords('name.single', about, 'en', 'traveller')).toMatch(/If the trip includes a flight/);
});
