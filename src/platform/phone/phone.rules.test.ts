import parsePhoneNumber from 'libphonenumber-js';
import parseByPlan from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { parsePhone, validPhone } from './parse-phone.ts';
import { phoneOf, readingOf } from './phone.rules.ts';

describe('a telephone number', () => {
  it.each([
    ['01712345678', '+8801712345678'],
    ['+880 1712-345678', '+8801712345678'],
    ['8801712345678', '+8801712345678'],
    ['1712345678', '+8801712345678'],
    ['০১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
    ['(+৮৮) ০১৭১২-৩৪৫৬৭৮', '+8801712345678'],
    ['00971 50 123 4567', '+971501234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['02-55012345', '+880255012345'],
    ['+880 31 712345', '+88031712345'],
  ])('%s is understood as people write it', (typed, number) => {
    expect(phoneOf(typed)).toBe(number);
  });

  it('of each operator of Bangladesh is in the plan of its numbers, which isn’t asked for it', () => {
    for (const operator of ['13', '14', '15', '16', '17', '18', '19']) {
      for (const rest of ['00000000', '00000001', '12345678', '50505050', '87654321', '99999999']) {
        const number = `+880${operator}${rest}`;
        expect([number, parseByPlan(number)?.isValid()]).toEqual([number, true]);
        expect(validPhone(number)).toBe(number);
      }
    }
    expect(validPhone('01212345678')).toBeUndefined();
  });

  it.each(['01712345678', '02-55012345', '+971 50 123 4567', '০১৯১২ ৩৪৫৬৭৮'])(
    '%s reads the same to the library of all countries’ numbers',
    (typed) => {
      const european = typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
      expect(phoneOf(typed)).toBe(parsePhoneNumber(european, 'BD')?.number);
    },
  );

  it.each([
    ['01712345678 / 01911223344', '+8801712345678'],
    ['01712345678(WhatsApp)', '+8801712345678'],
    ['WhatsApp: 01712345678', '+8801712345678'],
    ['০১৭১২৩৪৫৬৭৮ (হোয়াটসঅ্যাপ)', '+8801712345678'],
    ['02-55012345 ext 12', '+880255012345'],
    ['0255012345 x12', '+880255012345'],
    ['01712\u2011345\u2010678', '+8801712345678'],
    ['01712—345—678', '+8801712345678'],
    ['966501234567', '+966501234567'],
    ['971 50 123 4567', '+971501234567'],
    ['01712345678, 01911223344', '+8801712345678'],
  ])('%s is understood with what stands beside it', (typed, number) => {
    expect(phoneOf(typed)).toBe(number);
  });

  it.each(['0171234567', '01112345678', '12345', 'call me', '+880', '017123456789'])(
    '%s is refused as it can’t be one',
    (typed) => {
      expect(phoneOf(typed)).toBeUndefined();
    },
  );

  it.each([
    [
      '01712345678 / 01911223344',
      { phone: '+8801712345678', others: ['+8801911223344'], isAbroad: false, isPlain: false },
    ],
    ['01712345678(WhatsApp)', { phone: '+8801712345678', others: [], isAbroad: false, isPlain: false }],
    ['966501234567', { phone: '+966501234567', others: [], isAbroad: true, isPlain: false }],
    ['+966 50 123 4567', { phone: '+966501234567', others: [], isAbroad: false, isPlain: true }],
    ['০১৭১২-৩৪৫৬৭৮', { phone: '+8801712345678', others: [], isAbroad: false, isPlain: true }],
    ['0171234567', undefined],
  ])('%s says how it was read', (typed, reading) => {
    expect(readingOf(typed)).toEqual(reading);
  });

  it('is taken from abroad without its sign only where it is one country’s', () => {
    expect(parsePhone('966501234567', 'phone')).toBe('+966501234567');
    // +881 is satellites', and 88 with a digit too many.
    expect(parsePhone('+8816 1234 5678', 'phone')).toBe('+881612345678');
    expect(() => parsePhone('881612345678', 'phone')).toThrow('This is no telephone number.');
    expect(() => parsePhone('966501234', 'phone')).toThrow('This is no telephone number.');
  });

  it('takes a Bangladeshi mobile number in every way people write it', () => {
    const ways = [
      '01700000000',
      '+880 1700-000000',
      '8801700000000',
      '008801700000000',
      '+880 (0) 1700 000000',
      '০১৭০০-০০০০০০',
    ];
    expect(ways.map(phoneOf)).toEqual(ways.map(() => '+8801700000000'));
  });

  it('takes a number from abroad with its country code', () => {
    expect(phoneOf('+971 50 000 0000')).toBe('+971500000000');
  });

  it('refuses what can’t be a number', () => {
    expect(['0170000000', '01200000000', '12', 'abc', '+880123'].map(phoneOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
});
