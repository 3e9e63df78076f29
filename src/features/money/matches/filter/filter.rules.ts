import { lookKeyOf } from '#features/payments/payments.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { poishaOf, senderDigits } from '../../money.rules.ts';
import type { InboxFilter } from './filter.contract.ts';

/** A row of the money inbox, as far as it is searched. */
interface Row {
  readonly method: string;
  readonly amount: number;
  readonly outside: string | null;
  readonly at: string;
  readonly sender?: string;
  readonly note?: string;
  readonly reference?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly receipt?: string | null;
}

/** Letters and digits alone, in digits of either script, with those that look alike made one. */
const bare = (text: string) =>
  lookKeyOf(
    westernDigits(text.normalize('NFKC'))
      .toUpperCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
  );

/** Whether what was typed is in a row: a number however it is spelt, a telephone, a sum in taka, a reference or a name. */
function holds(row: Row, typed: string): boolean {
  const words = bare(typed);
  const digits = senderDigits(typed);
  const { outside, reference, name, note, sender, phone, receipt } = row;
  const texts = [outside, reference, name, note, sender, receipt].filter((text) => typeof text === 'string');
  return (
    words === '' ||
    poishaOf(typed) === row.amount ||
    texts.some((text) => bare(text).includes(words)) ||
    (/^\d{4,}$/.test(digits) &&
      [sender, phone].some((each) => each !== undefined && senderDigits(each).includes(digits)))
  );
}

/** Whether a row is among what the inbox is narrowed to. */
export const fits = (row: Row, { q = '', method, day }: InboxFilter): boolean =>
  (method === undefined || row.method === method) &&
  (day === undefined || dhakaDate(new Date(row.at)) === day) &&
  holds(row, q);

/** Whether a text that wasn't understood is among what the inbox is narrowed to; on which day it came is unknown. */
export const fitsText = (
  { text, method: of }: { readonly text: string; readonly method: string | null },
  { q = '', method, day }: InboxFilter,
): boolean => day === undefined && (method === undefined || of === method) && bare(text).includes(bare(q));
