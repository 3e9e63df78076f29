import type { Language } from '../language.ts';

const locale: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

/** A number grouped in lakh, in the digits of the language. */
export function count(value: number, language: Language): string {
  return new Intl.NumberFormat(locale[language]).format(value);
}

/**
 * Poisha as taka, sign first, grouped in lakh: `৳1,25,000`, in Bangla `৳১,২৫,০০০`; poisha only when there are some.
 * Built from the plain number because `bn-BD` puts the sign last and `en-BD` groups the Western way (PROTOCOLS C2).
 */
export function taka(poisha: number, language: Language): string {
  const whole = poisha % 100 === 0;
  const amount = new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(Math.abs(poisha) / 100);
  return `${poisha < 0 ? '-' : ''}৳${amount}`;
}

/** A foreign amount in minor units with its code, such as `USD 40`. */
export function foreign(minor: number, currency: string, language: Language): string {
  const amount = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 2 }).format(minor / 100);
  return `${currency} ${amount}`;
}

/** European digits turned into those of the language; for phone numbers, times and codes. */
export function digits(text: string, language: Language): string {
  return language === 'bn'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    : text;
}
