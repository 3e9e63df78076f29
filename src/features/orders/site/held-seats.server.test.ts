import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { laterWays } from './held-seats.server.ts';

const wallet = (provider: 'bkash' | 'nagad', number = '01712-345678') =>
  ({ provider, number, kind: 'merchant' }) as const;
const bank = {
  bank: { en: 'City Bank', bn: 'সিটি ব্যাংক' },
  branch: 'Banani',
  holder: 'Shofor',
  number: '1101',
  routing: '',
};

test('who pays later is told the ways that the agency has, and no other', () => {
  const said = (accounts: Parameters<typeof laterWays>[0]) =>
    (['en', 'bn'] as const).map((language) => inLanguage(language, () => laterWays(accounts)));
  const wallets = [wallet('bkash'), wallet('bkash', '01812-345678'), wallet('nagad')];
  expect(said({ wallets, banks: [bank] })).toEqual([
    'By bKash, Nagad, bank transfer or at the office',
    'বিকাশ, নগদ (Nagad), ব্যাংক ট্রান্সফার করে বা অফিসে এসে',
  ]);
  expect(said({ wallets: [], banks: [bank] })).toEqual([
    'By bank transfer or at the office',
    'ব্যাংক ট্রান্সফার করে বা অফিসে এসে',
  ]);
  expect(said({ wallets: [], banks: [] })).toEqual(['At the office', 'অফিসে এসে']);
});
