import { westernDigits } from '#platform/format/numbers.ts';
import { isEmpty, sheetError, shown, tidied } from './empties.rules.ts';
import type { Reading } from './faults.contract.ts';

/** How many: persons, seats. A whole number up to 9,999, in digits of either script; `2.0` as sheets write it, too. */
export function countIn(cell: string): Reading<number> {
  const text = westernDigits(tidied(cell).normalize('NFKC')).replace(/^'/, '');
  const error = sheetError(text);
  if (error !== undefined) {
    return { fault: { code: 'sheet-error', value: error } };
  }
  if (isEmpty(text)) {
    return { value: undefined };
  }
  const [, whole] = /^(\d{1,4})(?:\.0+)?$/.exec(text) ?? [];
  return whole === undefined
    ? { fault: { code: 'count-none', value: shown(text) } }
    : { value: Number(whole) };
}
