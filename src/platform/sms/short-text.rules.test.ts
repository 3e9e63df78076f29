import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Language, languages, pathIn } from '../language.ts';
import { partsOfShort, shortText } from './short-text.rules.ts';
import { smsParts } from './sms-parts.rules.ts';

const one = z.string();
const byNumber = z.tuple([z.object({ match: z.record(z.string(), z.string()) })]);
const catalogue = z.record(z.string(), z.union([one, byNumber]));

/** What stands in the gaps on an ordinary day. */
const usual = {
  en: {
    reference: 'SF-1CW2-9T',
    sum: '৳62,500',
    rest: '৳31,250',
    until: '29 Nov, 6:00 pm',
    day: '11 Dec',
    number: '1234567',
    paidBy: 'bKash',
    package: 'Cox’s Bazar beach holiday',
    country: 'Thailand',
    paper: 'Bank solvency certificate',
    place: '3',
    count: '2',
    start: 'Meet at Arambagh at half past nine; the coach leaves at ten.',
    code: '123456',
    time: '9:15 pm',
    where: 'Sayedabad bus terminal, counter 4',
    when: '5 Jan, 10:30 am, VFS Global, Gulshan 1',
  },
  bn: {
    reference: 'SF-1CW2-9T',
    sum: '৳৬২,৫০০',
    rest: '৳৩১,২৫০',
    until: '২৯ নভেম্বর, সন্ধ্যা ৬:০০',
    day: '১১ ডিসেম্বর',
    number: '১২৩৪৫৬৭',
    paidBy: 'বিকাশ',
    package: 'কক্সবাজার সমুদ্রসৈকত',
    country: 'থাইল্যান্ড',
    paper: 'ব্যাংক সলভেন্সি সনদ',
    place: '৩',
    count: '২',
    start: 'রাত সাড়ে ৯টায় আরামবাগে সবাই এক হব, বাস ১০টায়।',
    // As telephones fill it in by themselves.
    code: '123456',
    time: 'রাত ৯:১৫',
    where: 'সায়েদাবাদ বাস টার্মিনাল, কাউন্টার ৪',
    when: '৫ জানুয়ারি, সকাল ১০:৩০',
  },
} as const;
const from = { en: 'Shofor', bn: 'সফর' };
/** The longest link that such a text has. */
const linkOf = (language: Language, key: string) =>
  `https://shofor.example${pathIn(language, key.startsWith('sms_case') ? '/visacases/' : '/orders/')}8e8vhmg2q5s0zz7kh5p1vrf62s`;

test.each(languages)(
  'each text for telephones takes two parts at most, with its link (%s)',
  async (language) => {
    const file = new URL(`../../../messages/${language}/sms.json`, import.meta.url);
    const texts = Object.entries(catalogue.parse(JSON.parse(await readFile(file, 'utf8'))))
      .filter(([key]) => key.startsWith('sms_'))
      .flatMap(([key, said]) =>
        (typeof said === 'string' ? [said] : Object.values(said[0].match)).map((text) => ({ key, text })),
      );
    expect(texts.length).toBeGreaterThan(40);
    for (const { key, text } of texts) {
      const values = new Map<string, string>(Object.entries(usual[language]));
      const filled = text.replace(/\{(\w+)\}/g, (gap, name: string) => values.get(name) ?? gap);
      expect(filled, key).not.toContain('{');
      // A code leads nowhere.
      const link = key === 'sms_find_code' ? {} : { link: linkOf(language, key) };
      const whole = shortText({ from: from[language], text: filled, ...link, language });
      const { encoding, parts, units } = smsParts(whole);
      expect(encoding, whole).toBe(language === 'en' ? 'gsm7' : 'ucs2');
      expect(parts, `${whole} (${units})`).toBeLessThanOrEqual(key === 'sms_find_code' ? 1 : 2);
    }
  },
);

test('a short text is taken apart again into what it says and where it leads', () => {
  for (const text of ['Order SF-1: Tk 500 came.', 'A change: 5: 6']) {
    const link = 'https://shofor.example/orders/abc';
    expect(partsOfShort(shortText({ from: 'Shofor', text, link, language: 'en' }))).toEqual({
      said: text,
      link,
    });
  }
  for (const text of ['Hello', 'Hello: there', 'Look: at https://', '']) {
    expect(partsOfShort(text)).toBeUndefined();
  }
});
