import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { amountInWords } from './amount-in-words.rules.ts';

/** Written by hand, in taka. */
const examples: ReadonlyArray<readonly [taka: number, en: string, bn: string]> = [
  [0, 'zero taka only', 'শূন্য টাকা মাত্র'],
  [1, 'one taka only', 'এক টাকা মাত্র'],
  [0.05, 'five poisha only', 'পাঁচ পয়সা মাত্র'],
  [12.5, 'twelve taka and fifty poisha only', 'বারো টাকা পঞ্চাশ পয়সা মাত্র'],
  [19, 'nineteen taka only', 'উনিশ টাকা মাত্র'],
  [40, 'forty taka only', 'চল্লিশ টাকা মাত্র'],
  [99, 'ninety-nine taka only', 'নিরানব্বই টাকা মাত্র'],
  [100, 'one hundred taka only', 'একশত টাকা মাত্র'],
  [101, 'one hundred one taka only', 'একশত এক টাকা মাত্র'],
  [999, 'nine hundred ninety-nine taka only', 'নয়শত নিরানব্বই টাকা মাত্র'],
  [1_000, 'one thousand taka only', 'এক হাজার টাকা মাত্র'],
  [12_500, 'twelve thousand five hundred taka only', 'বারো হাজার পাঁচশত টাকা মাত্র'],
  [17_400, 'seventeen thousand four hundred taka only', 'সতেরো হাজার চারশত টাকা মাত্র'],
  [96_500, 'ninety-six thousand five hundred taka only', 'ছিয়ানব্বই হাজার পাঁচশত টাকা মাত্র'],
  [1_00_000, 'one lakh taka only', 'এক লক্ষ টাকা মাত্র'],
  [1_96_500, 'one lakh ninety-six thousand five hundred taka only', 'এক লক্ষ ছিয়ানব্বই হাজার পাঁচশত টাকা মাত্র'],
  [10_00_001, 'ten lakh one taka only', 'দশ লক্ষ এক টাকা মাত্র'],
  [1_00_00_000, 'one crore taka only', 'এক কোটি টাকা মাত্র'],
  [
    3_45_67_891.23,
    'three crore forty-five lakh sixty-seven thousand eight hundred ninety-one taka and twenty-three poisha only',
    'তিন কোটি পঁয়তাল্লিশ লক্ষ সাতষট্টি হাজার আটশত একানব্বই টাকা তেইশ পয়সা মাত্র',
  ],
  [1_00_00_00_000, 'one hundred crore taka only', 'একশত কোটি টাকা মাত্র'],
  [
    99_99_99_99_999,
    'nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka only',
    'নয় হাজার নয়শত নিরানব্বই কোটি নিরানব্বই লক্ষ নিরানব্বই হাজার নয়শত নিরানব্বই টাকা মাত্র',
  ],
  [-4_000, 'minus four thousand taka only', 'ঋণাত্মক চার হাজার টাকা মাত্র'],
  [-0.5, 'minus fifty poisha only', 'ঋণাত্মক পঞ্চাশ পয়সা মাত্র'],
];

/** The Bangla numbers in the groups in which children learn them: those that end in 1, in 2 and so on. */
const byLastDigit: ReadonlyArray<readonly string[]> = [
  'দশ বিশ ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই'.split(' '),
  'এক এগারো একুশ একত্রিশ একচল্লিশ একান্ন একষট্টি একাত্তর একাশি একানব্বই'.split(' '),
  'দুই বারো বাইশ বত্রিশ বিয়াল্লিশ বায়ান্ন বাষট্টি বাহাত্তর বিরাশি বিরানব্বই'.split(' '),
  'তিন তেরো তেইশ তেত্রিশ তেতাল্লিশ তিপ্পান্ন তেষট্টি তিয়াত্তর তিরাশি তিরানব্বই'.split(' '),
  'চার চৌদ্দ চব্বিশ চৌত্রিশ চুয়াল্লিশ চুয়ান্ন চৌষট্টি চুয়াত্তর চুরাশি চুরানব্বই'.split(' '),
  'পাঁচ পনেরো পঁচিশ পঁয়ত্রিশ পঁয়তাল্লিশ পঞ্চান্ন পঁয়ষট্টি পঁচাত্তর পঁচাশি পঁচানব্বই'.split(' '),
  'ছয় ষোলো ছাব্বিশ ছত্রিশ ছেচল্লিশ ছাপ্পান্ন ছেষট্টি ছিয়াত্তর ছিয়াশি ছিয়ানব্বই'.split(' '),
  'সাত সতেরো সাতাশ সাঁইত্রিশ সাতচল্লিশ সাতান্ন সাতষট্টি সাতাত্তর সাতাশি সাতানব্বই'.split(' '),
  'আট আঠারো আটাশ আটত্রিশ আটচল্লিশ আটান্ন আটষট্টি আটাত্তর আটাশি আটানব্বই'.split(' '),
  'নয় উনিশ ঊনত্রিশ ঊনচল্লিশ ঊনপঞ্চাশ ঊনষাট ঊনসত্তর ঊনআশি ঊননব্বই নিরানব্বই'.split(' '),
];

const words = (taka: number, language: Language) => amountInWords(Math.round(taka * 100), language);

/** Reads a sum in words back, in poisha: an own way from words to a number. */
function read(text: string, language: Language): number {
  const digits = new Map(
    Array.from({ length: 100 }, (_, value) => [words(value, language).split(' ')[0] ?? '', value]),
  );
  const steps: Readonly<Record<string, number>> = {
    hundred: 100,
    thousand: 1_000,
    lakh: 1_00_000,
    crore: 1_00_00_000,
    শত: 100,
    হাজার: 1_000,
    লক্ষ: 1_00_000,
    কোটি: 1_00_00_000,
  };
  let sum = 0;
  let open = 0;
  let poisha = 0;
  for (const word of text.replaceAll('শত', ' শত').split(' ')) {
    const step = steps[word];
    if (word === 'taka' || word === 'টাকা') {
      poisha += (sum + open) * 100;
      sum = 0;
      open = 0;
    } else if (word === 'poisha' || word === 'পয়সা') {
      poisha += open;
    } else if (step === 1_00_00_000) {
      sum = (sum + open) * step;
      open = 0;
    } else if (step === 100) {
      open *= step;
    } else if (step !== undefined) {
      sum += open * step;
      open = 0;
    } else {
      open += digits.get(word) ?? 0;
    }
  }
  return /^(?:minus|ঋণাত্মক) /.test(text) ? -poisha : poisha;
}

describe('a sum in words', () => {
  test.for(examples)('%d: %s', ([taka, en, bn]) => {
    expect(words(taka, 'en')).toBe(en);
    expect(words(taka, 'bn')).toBe(bn.normalize('NFC'));
  });

  test('has every Bangla number below a hundred, spelled right and none twice', () => {
    const expected = Array.from({ length: 99 }, (_, at) => {
      const value = at + 1;
      const group = byLastDigit[value % 10] ?? [];
      return group[Math.floor(value / 10) - (value % 10 === 0 ? 1 : 0)]?.normalize('NFC');
    });
    expect(Array.from({ length: 99 }, (_, at) => words(at + 1, 'bn').split(' ')[0])).toEqual(expected);
    expect(new Set(expected).size).toBe(99);
  });

  test('reads back as the same sum in both languages, up to 99,99,99,99,999 taka', () => {
    const sums = fc.integer({ min: -99_99_99_99_999_99, max: 99_99_99_99_999_99 });
    fc.assert(
      fc.property(fc.oneof(sums, fc.integer({ min: 0, max: 1_00_000_00 })), (poisha) => {
        expect(read(amountInWords(poisha, 'en'), 'en')).toBe(poisha);
        expect(read(amountInWords(poisha, 'bn'), 'bn')).toBe(poisha);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has one space between words, and nothing else than words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (poisha) => {
        expect(amountInWords(poisha, 'en')).toMatch(/^[a-z]+(?:[ -][a-z]+)* only$/);
        expect(amountInWords(poisha, 'bn')).toMatch(/^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)* মাত্র$/u);
      }),
    );
  });

  test('is refused for what is no whole number of poisha', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => amountInWords(wrong, 'en'), String(wrong)).toThrow(RangeError);
    }
  });
});
