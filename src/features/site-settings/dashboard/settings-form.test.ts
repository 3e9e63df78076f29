import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleSettings } from '../example.rules.ts';
import { noLetterTexts } from '../words/words.rules.ts';
import { settingsErrors } from './settings-form.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

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

test('an emptied time and a number of the agency that is wrong or too long say what would do', () => {
  const errors = settingsErrors({
    ...exampleSettings,
    office: { ...exampleSettings.office, hours: [{ days: [0], opens: '', closes: '25:00' }] },
    licences: { travelAgency: '0'.repeat(41), atab: '', iata: '', hajj: '', umrah: '' },
    papers: { registeredUntil: '', bin: '12345', vat: 0 },
  });
  expect(errors).toEqual({
    'office.hours.0.opens': 'A time like 09:00.',
    'office.hours.0.closes': 'A time like 09:00.',
    'licences.travelAgency': 'At most 40 characters.',
    'papers.bin': 'Nine digits, a dash and four, such as 000123456-0000.',
  });
});

test('a gap in the name of a template is refused without a list of none, and one in its text with those that are', () => {
  const texts = { en: 'Dear {name},', bn: '{naam},' };
  const template = { key: 'hello', kinds: ['visa' as const], names: { en: 'For {name}', bn: 'সালাম' }, texts };
  const errors = settingsErrors({
    ...exampleSettings,
    words: { templates: [template], letters: noLetterTexts },
  });
  expect(errors).toEqual({
    'words.templates.0.names.en': 'A name is written as it stands. Leave {name} out.',
    'words.templates.0.texts.bn':
      '{naam} can’t be filled in here. You can use: {name}, {reference}, {subject}, {agency}, {phone}, {hours}, {clerk}',
  });
});
