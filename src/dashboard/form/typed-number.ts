import { westernDigits } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';

/** A whole number as it was typed; undefined when it is none. */
export function wholeNumberIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[\s,]/g, '');
  return /^-?\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}

/** A number with a fraction as it was typed, such as a latitude. */
export function decimalIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[\s,]/g, '');
  return /^-?\d{1,12}(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Taka as they were typed, in poisha: `125000`, `1,25,000`, `৳১,২৫,০০০`, `12500.50`, `1.25 lakh`, `২ লাখ`.
 * Undefined when it is no amount.
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
  return Math.round(taka * poishaPerTaka);
}
