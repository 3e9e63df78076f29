import { sql } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Rows } from './leaving.queries.ts';

const jsonOf = (keys: Iterable<string>) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`;

/**
 * Refuses where what goes is partly real: a bill with a line for a real order or departure, or a payment that pays a real bill, too.
 * @throws Failure conflict `samples.mixed`, with what it is
 */
export async function refuseMixed(db: ReadDatabase, leaving: Rows): Promise<void> {
  const of = (table: string) => jsonOf(leaving.get(table) ?? []);
  const bills = await db
    .selectDistinct({ number: sql<string>`coalesce(b.number, b.id::text)` })
    .from(sql`supplier_bills b JOIN supplier_bill_lines l ON l.bill_id = b.id`)
    .where(sql`b.id::text IN ${of('supplier_bills')} AND (
      (l.order_id IS NOT NULL AND l.order_id::text NOT IN ${of('orders')})
      OR (l.departure_id IS NOT NULL AND l.departure_id::text NOT IN ${of('departures')}
        AND NOT EXISTS (SELECT FROM sample_rows m WHERE m.table_name = 'departures' AND m.key = l.departure_id::text)))`);
  const payments = await db
    .selectDistinct({ number: sql<string>`coalesce(m.outside, m.id::text)` })
    .from(sql`movements m JOIN supplier_payment_bills p ON p.movement_id = m.id`)
    .where(sql`m.id::text IN ${of('movements')} AND p.bill_id::text NOT IN ${of('supplier_bills')}`);
  if (bills.length + payments.length > 0) {
    throw new Failure(
      'conflict',
      'samples.mixed',
      'A bill or a payment to a supplier is for samples and for something of yours. Undo it, and enter your part alone.',
      [],
      { bills: bills.map(({ number }) => number), payments: payments.map(({ number }) => number) },
    );
  }
}
