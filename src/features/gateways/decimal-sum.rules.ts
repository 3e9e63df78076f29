import type { Poisha } from '#platform/money/money.contract.ts';

/**
 * A sum of a gateway in poisha, exactly: `"1500"`, `"1500.0"`, `"1500.00"` and `1500` are the same.
 * @returns undefined for anything that isn't a plain decimal number with at most two decimals that count
 */
export function parseTaka(written: unknown): Poisha | undefined {
  if (typeof written !== 'string' && typeof written !== 'number') {
    return undefined;
  }
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0{0,6})?$/.exec(String(written).trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}${part.padEnd(2, '0')}`);
}
