import { expect, test } from 'vitest';
import type { Language } from '#platform/language.ts';
import { caseLetter } from './letters.emails.ts';
import type { Told } from './letters.rules.ts';

const textOf = async (told: Told, language: Language) =>
  (
    await caseLetter({
      language,
      told,
      reference: 'SF-7TRG-K4',
      name: 'Salma Begum',
      country: 'Thailand',
      kind: 'Tourist visa',
      departsOn: null,
      appointment: undefined,
      hasCalendar: false,
      agencyName: 'Shofor',
      phone: '+8801812345678',
      words: undefined,
      link: 'https://agency.example/visa-cases/token',
    })
  ).text;

test('a letter about a visa case warns of its own link, which opens the customer’s papers', async () => {
  const textIn = (language: Language) => textOf({ kind: 'begun' }, language);
  const text = await textIn('en');
  expect(text).toContain('Anyone who has the link can open your page. Don’t pass it on.');
  expect(text).not.toContain('order');
  expect(await textIn('bn')).toContain('কাউকে দেবেন না।');
});

test('a letter that asks for a paper again says whose it is when several apply, and names nobody', async () => {
  const name = { en: { name: 'Bank statement' }, bn: { name: 'ব্যাংক স্টেটমেন্ট' } };
  const paper = { key: 'bank', group: 'money', shape: { original: true }, texts: name } as const;
  const again = (all: number, language: Language) =>
    textOf({ kind: 'again', paper, whose: { number: 2, all }, because: 'It is blurred.' }, language);
  expect(await again(3, 'en')).toContain('It is the paper of applicant 2 of 3, in the order of your page.');
  expect(await again(3, 'bn')).toContain('৩ জন আবেদনকারীর মধ্যে ২ নম্বর জনের');
  expect(await again(1, 'en')).not.toContain('applicant');
});
