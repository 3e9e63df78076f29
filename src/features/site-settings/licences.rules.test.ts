import { expect, test } from 'vitest';
import { licencesShown } from './licences.rules.ts';

const none = { travelAgency: '', atab: '', iata: '', hajj: '', umrah: '' };

test('the numbers that an agency has are shown with their names, and no others', () => {
  expect(licencesShown({ ...none, umrah: '0123', travelAgency: 'TA-77' }, 'en')).toEqual([
    { name: 'Travel agency licence', number: 'TA-77' },
    { name: 'Umrah licence', number: '0123' },
  ]);
  expect(licencesShown({ ...none, hajj: '0042' }, 'bn')).toEqual([{ name: 'হজ লাইসেন্স', number: '0042' }]);
});

test('settings without licences show none', () => {
  expect(licencesShown(undefined, 'en')).toEqual([]);
  expect(licencesShown(none, 'en')).toEqual([]);
});
