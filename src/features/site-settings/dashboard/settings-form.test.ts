import { expect, test } from 'vitest';
import { exampleSettings } from '../example.rules.ts';
import { settingsErrors } from './settings-form.ts';

test('a number or a link that isn’t accepted is met by what would do', () => {
  const account = { bank: { en: 'City', bn: 'সিটি' }, branch: 'Gulshan', holder: 'Shofor' };
  const errors = settingsErrors({
    ...exampleSettings,
    look: { brand: '#green', accent: '', logo: '' },
    receivingAccounts: {
      wallets: [{ provider: 'bkash', number: '1712', kind: 'personal' }],
      banks: [{ ...account, number: '12', routing: '34' }],
    },
    notices: [
      {
        texts: { en: 'Closed for Eid', bn: 'ঈদে বন্ধ' },
        link: 'contact us',
        from: '2026-11-01',
        until: '2026-11-02',
      },
    ],
  });
  expect(errors).toEqual({
    'look.brand': 'Choose a colour, or write # and six digits or letters from a to f, such as #aabbcc.',
    'receivingAccounts.wallets.0.number':
      'Write a mobile number like 01712-345678, the same number only once for each wallet. Only numbers of Rocket can have twelve digits.',
    'receivingAccounts.banks.0.number': 'Write the 6 to 20 digits of the account, each account once.',
    'receivingAccounts.banks.0.routing': 'Write the nine digits of the branch, or leave this empty.',
    'notices.0.link': 'A page of ours such as /contact, or an address that begins with https://',
  });
});
