import { expect, test } from 'vitest';
import type { Warning } from '#features/travellers/travellers.contract.ts';
import { warningText } from '#features/travellers/warning-texts.rules.ts';
import { officeWarningText } from './office-warning-texts.rules.ts';

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
const said = (words: typeof officeWarningText) => codes.map((code) => words(code, about, 'en')).join(' ');

test('customers are told to call us, and staff, who are us, aren’t', () => {
  expect(said(warningText)).toMatch(/Please call us/);
  expect(said(officeWarningText)).not.toMatch(/call us|tell us|we’ll ask|you travel/);
  expect(officeWarningText('passport.expired', about, 'en')).toBe(
    'This passport is valid only until 31 January 2027, not for the trip. Ask the customer to renew it and to give the new number.',
  );
});

test('one name is advised alike on a tour and on a flight, and nobody is asked whether there is a flight', () => {
  expect(warningText('name.single', about, 'en', 'passenger')).not.toMatch(/If/);
  expect(warningText('name.single', about, 'en', 'traveller')).toMatch(
    /On a flight the ticket will have it as the surname and FNU/,
  );
});
