import { expect, test } from 'vitest';
import type { Language } from '#platform/language.ts';
import { caseLetter } from './letters.emails.ts';

test('a letter about a visa case warns of its own link, which opens the customer’s papers', async () => {
  const textIn = async (language: Language) =>
    (
      await caseLetter({
        ...{ language, told: { kind: 'begun' }, reference: 'SF-7TRG-K4', name: 'Salma Begum' },
        ...{ country: 'Thailand', kind: 'Tourist visa', departsOn: null },
        ...{ agencyName: 'Shofor', phone: '+8801812345678', words: undefined },
        link: 'https://agency.example/visa-cases/token',
      })
    ).text;
  const text = await textIn('en');
  expect(text).toContain('Anyone who has the link can open your page. Don’t pass it on.');
  expect(text).not.toContain('order');
  expect(await textIn('bn')).toContain('কাউকে দেবেন না।');
});
