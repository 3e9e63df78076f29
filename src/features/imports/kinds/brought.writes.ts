import type { RecordSource } from '#features/customers/customers.queries.ts';
import type { BroughtOrder } from '#features/orders/lifecycle/intake.rules.ts';
import { takeBackBroughtOrders, writeBroughtOrders } from '#features/orders/lifecycle/intake.writes.ts';
import { findBooksBegan } from '#features/reports/opening/opening.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { MadeRow, StoredRow } from '../import-kinds.writes.ts';
import type { Standing } from '../imports.contract.ts';
import { takeBackCustomersOf, writeCustomersOf } from './cards.writes.ts';
import { countStandingOnOrders } from './order-standing.queries.ts';

/** An order of a row, with the mark of what the row says. */
export type BroughtRow = BroughtOrder & { readonly row: number; readonly mark: string };

/** Writes the orders of rows, and finds or makes their customers. @returns what each row made */
export async function writeBroughtRows(
  context: CommandContext,
  rows: readonly BroughtRow[],
  done: (rows: number) => Promise<void>,
): Promise<readonly MadeRow[]> {
  const { on } = await findBooksBegan(context.tx, dhakaDate(context.now));
  const people = rows.map(({ row, name, phone, otherPhones, email }) => ({
    row,
    name,
    phones: [...(phone === '' ? [] : [phone]), ...otherPhones],
    email: email ?? undefined,
  }));
  const cards = await writeCustomersOf(context, people);
  await writeBroughtOrders(context, rows, on, done);
  return [
    ...rows.map(({ row, id, mark }) => ({
      row,
      outcome: 'added' as const,
      subjectKind: 'order',
      subjectId: id,
      mark,
    })),
    ...cards,
  ];
}

/** The orders that rows made. */
const ordersOf = (rows: readonly StoredRow[]) =>
  rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'order' ? [subjectId] : []));

/** What came to stand on the orders that rows made. */
export async function standingOnBrought(
  { tx }: Pick<CommandContext, 'tx'>,
  rows: readonly StoredRow[],
): Promise<Standing[]> {
  const counts = await countStandingOnOrders(tx, ordersOf(rows));
  return Object.entries(counts).map(([kind, count]) => ({ kind, count }));
}

/** Takes back the orders that rows made, and then their customers, who stay where something else stands on them. */
export async function takeBackBrought(
  context: CommandContext,
  rows: readonly StoredRow[],
  sources: readonly RecordSource[],
): Promise<void> {
  await takeBackBroughtOrders(context, ordersOf(rows));
  await takeBackCustomersOf(context, rows, sources);
}
