import type { Language } from '../language.ts';
import { minorUnits, poishaPerTaka } from '../money/money.rules.ts';

const locale: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are costly to create, so each is created once. */
function format(language: Language, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${language} ${minimum} ${maximum}`;
  const known = formats.get(key);
  if (known) {
    return known;
  }
  const options = { minimumFractionDigits: minimum, maximumFractionDigits: maximum };
  const made = new Intl.NumberFormat(locale[language], options);
  formats.set(key, made);
  return made;
}

/** A number grouped in lakh, in the digits of the language. */
export function count(value: number, language: Language): string {
  return format(language, 0, 3).format(value);
}

/** Bytes in megabytes of 1,048,576, to a tenth, 0.1 at least. */
export const megabytes = (bytes: number, language: Language): string =>
  count(Math.max(0.1, Math.round(bytes / 104_857.6) / 10), language);

/**
 * Poisha as taka, sign first, grouped in lakh: `৳1,25,000`, in Bangla `৳১,২৫,০০০`; poisha only when there are some.
 * Built from the plain number because `bn-BD` puts the sign last and `en-BD` groups the Western way.
 */
export function taka(poisha: number, language: Language): string {
  const decimals = poisha % poishaPerTaka === 0 ? 0 : 2;
  const amount = format(language, decimals, decimals).format(Math.abs(poisha) / poishaPerTaka);
  return `${poisha < 0 ? '-' : ''}৳${amount}`;
}

// Lakh grouping is for taka: other currencies are grouped as usual.
const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** A foreign amount in the currency's own minor units, with its code, such as `IDR 1,000,000`. */
export function foreign(minor: number, currency: string, language: Language): string {
  const amount = thousands.format(minor / minorUnits(currency));
  return `${currency} ${digits(amount, language)}`;
}

/** European digits turned into those of the language; for times and codes. Telephone numbers stay as they are dialled. */
export function digits(text: string, language: Language): string {
  return language === 'bn'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    : text;
}

/** The first digit of each script that people here type: Bangla, Devanagari, Arabic, Urdu. */
const zeros = [0x09e6, 0x0966, 0x0660, 0x06f0] as const;

/** Digits of other scripts as European ones, to parse typed numbers. */
export const westernDigits = (text: string): string =>
  text.replace(/[০-৯०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
