import { westernDigits } from '#platform/format/numbers.ts';
import { poishaOf } from '../money.rules.ts';

/** What a statement writes behind a sum: whether it came (credit) or went. */
const sign = /\s?\(?([cd]r|credit|debit)\)?\.?$/i;

const plain = (typed: string) => westernDigits(typed.normalize('NFKC')).trim();

/** Whether a file writes its sums with three decimals for sure: `5000.000`, `12,500.250`. In `5.000` the point could be a comma. */
export const hasThousandths = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:\d{4,}|\d{1,3}(?:,\d{2,3}){1,5})\.\d{3}$/.test(plain(cell).replace(sign, '')));

/**
 * A sum of a statement: `5,000.00 CR`, `7,50,000.50Cr`, `5000.000`.
 * @returns poisha; 'out' for money that went or nothing at all; undefined for what is no sum.
 */
export function statementSum(typed: string, isThousandths: boolean): number | 'out' | undefined {
  const text = plain(typed);
  const [, said = ''] = sign.exec(text) ?? [];
  const bare = text.replace(sign, '').trim();
  if (/^d/i.test(said) || /^(?:-|0*(?:\.0*)?|-.*|\(.*\)|.*[^/]-)$/.test(bare)) {
    return 'out';
  }
  const [, whole = '', third] = /^([^.]*\.\d{2})(\d)$/.exec(bare) ?? [];
  if (third === undefined) {
    return poishaOf(bare);
  }
  const isSure = isThousandths || /^\D{0,4}\d{4,}\.|,/.test(whole);
  return isSure && third === '0' ? poishaOf(whole) : undefined;
}

/**
 * A sum with its way: `-500.00`, `(500.00)` and `500.00 DR` went.
 * @returns poisha, negative for what went, 0 for an empty cell; undefined for what is no sum.
 */
export function signedSum(typed: string, isThousandths: boolean): number | undefined {
  const sum = statementSum(typed, isThousandths);
  if (sum !== 'out') {
    return sum;
  }
  const bare = plain(typed)
    .replace(sign, '')
    .trim()
    .replace(/^[-(]|[-)]$/g, '');
  const went = statementSum(bare, isThousandths);
  return went === 'out' ? 0 : went === undefined ? undefined : 0 - went;
}
