import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultWords } from './faults.rules.ts';
import { sumIn } from './sums.rules.ts';

const words = (cell: string) => {
  const { fault } = sumIn(cell);
  return fault === undefined ? undefined : faultWords(fault, 'en');
};

/** Digits grouped in lakh, written by the rule of a school book: the last three, then by two. */
function lakh(taka: number): string {
  const digits = String(taka);
  const head = digits.slice(0, -3);
  const pairs: string[] = [];
  for (let end = head.length; end > 0; end -= 2) {
    pairs.unshift(head.slice(Math.max(0, end - 2), end));
  }
  return [...pairs, digits.slice(-3)].join(',');
}

const bangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

describe('a sum', () => {
  test('is read however it is written', () => {
    const before = fc.constantFrom('', '৳', '৳ ', 'Tk ', 'Tk. ', 'TK.', 'BDT ', 'Taka ', 'টাকা ');
    const behind = fc.constantFrom('', '/-', ' /-', '/=', ' Tk', ' TK.', ' BDT', ' টাকা', ' taka');
    const parts = {
      taka: fc.integer({ min: 0, max: 999_999_999 }),
      poisha: fc.integer({ min: 0, max: 99 }),
      hasPoint: fc.boolean(),
      grouping: fc.constantFrom('none', 'lakh', 'thousand'),
      sign: fc.constantFrom('', '-', '−', '()'),
      isBangla: fc.boolean(),
      before,
      behind,
    };
    fc.assert(
      fc.property(fc.record(parts), (sum) => {
        const whole =
          sum.grouping === 'lakh'
            ? lakh(sum.taka)
            : sum.grouping === 'thousand'
              ? sum.taka.toLocaleString('en-US')
              : String(sum.taka);
        const part = sum.hasPoint ? `.${String(sum.poisha).padStart(2, '0')}` : '';
        const bare = `${sum.before}${whole}${part}${sum.behind}`;
        const signed = sum.sign === '()' ? `(${bare})` : sum.sign + bare;
        const size = sum.taka * 100 + (sum.hasPoint ? sum.poisha : 0);
        const wanted = sum.sign === '' || size === 0 ? size : 0 - size;
        expect([signed, sumIn(sum.isBangla ? bangla(signed) : signed)]).toEqual([signed, { value: wanted }]);
      }),
      { numRuns: 2_000, seed: 20_270_107 },
    );
  });

  test.each([
    ['৳-500', -50_000],
    ['৳(500)', -50_000],
    ['500-', -50_000],
    ['1,25,000.5', 12_500_050],
    ['12 500', 1_250_000],
    ['0', 0],
    ['12,34,567.50', 123_456_750],
  ])('%s is %i poisha', (cell, poisha) => {
    expect(sumIn(cell)).toEqual({ value: poisha });
  });

  test('of another currency has its decimals', () => {
    expect(sumIn('USD 1,234.50', 'USD')).toEqual({ value: 123_450 });
    expect(sumIn('12,500 JPY', 'JPY')).toEqual({ value: 12_500 });
    expect(sumIn('1.234', 'OMR')).toEqual({ value: 1_234 });
    expect(sumIn('1.5', 'JPY').fault?.code).toBe('sum-decimals');
  });

  test.each(['', '-', 'N/A', 'nil', '--'])('%j is empty', (cell) => {
    expect(sumIn(cell)).toEqual({ value: undefined });
  });

  test.each([
    ['1.234', 'sum-decimals'],
    ['12500.505', 'sum-decimals'],
    ['1.250,00', 'sum-grouping'],
    ['1250,00', 'sum-grouping'],
    ['1,2345', 'sum-grouping'],
    ['5 lakh', 'sum-none'],
    ['৫ লাখ', 'sum-none'],
    ['5k', 'sum-none'],
    ['$500', 'sum-none'],
    ['500 Cr', 'sum-none'],
    ['--500', 'sum-none'],
    ['1.5E+07', 'cut-number'],
    ['10,00,00,00,001', 'sum-too-large'],
    ['#VALUE!', 'sheet-error'],
  ])('%s isn’t guessed: %s', (cell, code) => {
    expect(sumIn(cell).fault?.code).toBe(code);
  });

  test('that isn’t taken says what would do', () => {
    expect(words('1.234')).toBe(
      '“1.234” has more than two digits behind the point. Type taka with at most two: 1234.50.',
    );
    expect(words('10,00,00,00,001')).toBe('This sum is too large. The most is ৳1,00,00,00,000.');
  });
});
