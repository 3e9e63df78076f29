import { expect, test } from 'vitest';
import {
  noReceivingAccounts,
  type ReceivingAccounts,
} from '#features/site-settings/receiving-accounts.contract.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { registrations, waysToPay } from './about-trust.server.ts';

const licences = { travelAgency: 'TA-77', atab: '', iata: '', hajj: '', umrah: '0123' };

test('an agency says what it is registered for, where, and until when; nothing of what it has not', () => {
  const papers = { registeredUntil: '2028-06-30', bin: '000123456-0101', vat: 0 } as const;
  expect(inLanguage('en', () => registrations({ licences, papers }, 'en'))).toEqual([
    {
      name: 'Travel agency licence',
      by: 'Ministry of Civil Aviation and Tourism',
      number: 'TA-77',
      until: expect.stringContaining('30 June 2028'),
    },
    { name: 'Umrah licence', by: 'Ministry of Religious Affairs', number: '0123', until: undefined },
    { name: 'BIN (VAT)', by: 'National Board of Revenue', number: '000123456-0101', until: undefined },
  ]);
  expect(registrations({ licences: undefined, papers: undefined }, 'en')).toEqual([]);
});

test('it names its own accounts as they are paid to, cards where a gateway takes them, and cash', () => {
  const accounts: ReceivingAccounts = {
    wallets: [{ provider: 'bkash', number: '01712345678', kind: 'merchant' }],
    banks: [
      {
        bank: { en: 'City Bank', bn: 'সিটি ব্যাংক' },
        branch: 'Banani',
        holder: 'Shofor Travels',
        number: '1101000',
        routing: '',
      },
    ],
  };
  const said = inLanguage('en', () => waysToPay(accounts, ['bkash', 'sslcommerz'], 'en'));
  expect(said.map(({ name, number }) => [name, number])).toEqual([
    ['bKash', '01712345678'],
    ['Card or bank', ''],
    ['City Bank', '1101000'],
    ['Cash', ''],
  ]);
  expect(said[0]?.text).toContain('Payment');
  expect(said[2]?.text).toBe('Shofor Travels');
  const bangla = inLanguage('bn', () => waysToPay(accounts, [], 'bn'));
  expect(bangla.map(({ name, number }) => [name, number])).toEqual([
    ['বিকাশ', '০১৭১২৩৪৫৬৭৮'],
    ['সিটি ব্যাংক', '১১০১০০০'],
    ['নগদ টাকা', ''],
  ]);
  expect(inLanguage('en', () => waysToPay(noReceivingAccounts, [], 'en'))).toHaveLength(1);
});
