import { describe, expect, test } from 'vitest';
import { faultWords } from './faults.rules.ts';
import { phonesIn } from './phones.rules.ts';

const words = (cell: string) => {
  const { fault } = phonesIn(cell);
  return fault === undefined ? undefined : faultWords(fault, 'en');
};

describe('the telephone numbers of a cell', () => {
  test.each([
    ['01712345678', ['+8801712345678']],
    ['1712345678', ['+8801712345678']],
    ['1712345678.0', ['+8801712345678']],
    ['8801712345678', ['+8801712345678']],
    ["'01712345678", ['+8801712345678']],
    ['+880 1712-345678', ['+8801712345678']],
    ['(+৮৮) ০১৭১২-৩৪৫৬৭৮', ['+8801712345678']],
    ['01712345678 / 01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678,01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678; 01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678 or 01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678 অথবা ০১৯১১২২৩৩৪৪', ['+8801712345678', '+8801911223344']],
    ['01712345678\n01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678 ::: 01911223344', ['+8801712345678', '+8801911223344']],
    ['01712345678 01911223344', ['+8801712345678', '+8801911223344']],
    ['01712-345678 - 01911-223344', ['+8801712345678', '+8801911223344']],
    ['01712345678 (WhatsApp), Home: 02-55012345', ['+8801712345678', '+880255012345']],
    ['01712345678, 8801712345678', ['+8801712345678']],
    ['+971 50 123 4567', ['+971501234567']],
    ['00971501234567 / 01712345678', ['+971501234567', '+8801712345678']],
    ['02-55012345 ext 12', ['+880255012345']],
    ['1.712345678E+9', ['+8801712345678']],
  ])('%j are read', (cell, phones) => {
    expect(phonesIn(cell)).toEqual({ value: phones });
  });

  test.each(['', ' ', '-', 'N/A', 'n/a', 'nil', 'None', 'null', '0', '—', 'নেই', '\u200b'])(
    '%j is empty',
    (cell) => {
      expect(phonesIn(cell)).toEqual({ value: undefined });
    },
  );

  test.each([
    ['1.71E+09', 'Excel has cut this number. Set the column to text and type it again.'],
    ['8.80171E+12', 'Excel has cut this number. Set the column to text and type it again.'],
    ['01911223344 / 1.71E+09', 'Excel has cut this number. Set the column to text and type it again.'],
    ['0171234567', '10 digits, 11 wanted. Type the whole number.'],
    ['017123456789', '12 digits, 11 wanted. Type the whole number.'],
    ['171234567', '9 digits, 11 wanted. Type the whole number.'],
    ['880171234567', '12 digits, 13 wanted. Type the whole number.'],
    ['01712345678 / 0191122334', '10 digits, 11 wanted. Type the whole number.'],
    [
      '01212345678',
      '“01212345678” is no telephone number. Type one such as 01712345678, or with + and its country.',
    ],
    [
      'call him',
      '“call him” is no telephone number. Type one such as 01712345678, or with + and its country.',
    ],
    ['#REF!', 'The sheet shows the error #REF! here. Mend the formula, or type what should stand there.'],
  ])('%j is told: %s', (cell, sentence) => {
    expect(words(cell)).toBe(sentence);
  });

  test('are told in Bangla, too', () => {
    const { fault } = phonesIn('0171234567');
    expect(fault && faultWords(fault, 'bn')).toBe('১০টি অঙ্ক আছে, থাকার কথা ১১টি। পুরো নম্বরটি লিখুন।');
  });
});
