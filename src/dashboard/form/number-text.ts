import { westernDigits } from '#platform/format/numbers.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';

/** Parses a typed whole number; undefined when it is invalid. */
export function wholeNumberIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[\s,]/g, '');
  return /^-?\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}

/** Parses a typed decimal number, such as a latitude. */
export function decimalIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[\s,]/g, '');
  return /^-?\d{1,12}(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Parses typed taka into poisha: `125000`, `1,25,000`, `৳১,২৫,০০০`, `12500.50`, `1.25 lakh`, `২ লাখ`.
 * Undefined when it is invalid, or more than any sum may be.
 */
export function poishaIn(text: string): number | undefined {
  const plain = westernDigits(text)
    .toLowerCase()
    .replace(/[\s,৳]|\/[-=]|টাকা|tk\.?|taka|bdt/g, '');
  const found = /^(\d{1,12}(?:\.\d{0,2}\d*)?)(lakh|lac|লাখ|লক্ষ|k|হাজার|crore|কোটি)?$/.exec(plain);
  const [, amount, unit = ''] = found ?? [];
  if (amount === undefined) {
    return undefined;
  }
  const times = /^(?:lakh|lac|লাখ|লক্ষ)$/.test(unit) ? 100_000 : /^(?:k|হাজার)$/.test(unit) ? 1000 : 1;
  const taka = Number(amount) * times * (unit === 'crore' || unit === 'কোটি' ? 10_000_000 : 1);
  const poisha = Math.round(taka * poishaPerTaka);
  return poisha > largestAmount ? undefined : poisha;
}
