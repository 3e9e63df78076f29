import { writeXlsxStream } from 'hucre/xlsx';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { decimalTaka, poishaPerTaka } from '#platform/money/money.rules.ts';
import type { Voucher } from './book-files.rules.ts';

const heads = ['Date', 'Entry', 'Kind', 'Account', 'Name', 'Party', 'Text', 'Number', 'Debit', 'Credit'];

/** The name of an account by its code. */
type Names = ReadonlyMap<string, string>;

/** Every posting of vouchers, in their order: its texts, and poisha, debits positive. */
const rowsOf = (vouchers: readonly Voucher[], names: Names) =>
  vouchers.flatMap(({ on, entry, kind, party, text, outside, sides }) =>
    sides.map(({ account, amount }) => ({
      account,
      texts: [on, entry, kind, account, names.get(account) ?? '', party, text, outside],
      amount,
    })),
  );

/** The sum of one side; nothing where it stands on the other. */
const sides = <Sum>(amount: number, written: (poisha: number) => Sum, nothing: Sum): [Sum, Sum] =>
  amount > 0 ? [written(amount), nothing] : [nothing, written(0 - amount)];

/** The day book as CSV: every posting, by day. */
export function dayBookFile(vouchers: readonly Voucher[], names: Names): string {
  const rows = rowsOf(vouchers, names).map(({ texts, amount }) => [
    ...texts,
    ...sides(amount, decimalTaka, ''),
  ]);
  return [byteOrderMark, ...[heads, ...rows].map(csvLine)].join('');
}

/** The ledger as a workbook of one sheet, Ledger: every posting by account, and those of one by day. Sums are numbers, in taka. */
export function ledgerFile(vouchers: readonly Voucher[], names: Names): ReadableStream<Uint8Array> {
  const rows = rowsOf(vouchers, names)
    .toSorted((one, other) => (one.account < other.account ? -1 : one.account > other.account ? 1 : 0))
    .map(({ texts, amount }) => [
      ...texts,
      ...sides<number | null>(amount, (poisha) => poisha / poishaPerTaka, null),
    ]);
  const columns = heads.map((header) => ({ header, key: header }));
  return writeXlsxStream(rows, { name: 'Ledger', columns });
}
