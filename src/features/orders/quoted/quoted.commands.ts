import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { queueOrderLetter } from '../letters/letters.commands.ts';
import { insertOrder, insertVersion, noteEvent, type OrderRow } from '../made/made.commands.ts';
import { issueOrderPaper } from '../papers/papers.commands.ts';
import { findTerms } from '../sold/sold.queries.ts';

interface Quoted {
  readonly language: Language;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  readonly enquiryId: string | null;
  /** The last day of the quote; absent: by the settings. */
  readonly validUntil?: CalendarDate | undefined;
  readonly terms: Parameters<typeof findTerms>[1];
  /** Whether the customer is written to; not when it is accepted at the same moment. Absent: yes. */
  readonly tells?: boolean;
}

/**
 * Makes a quoted order with its paper, its history and its letter.
 * @returns its row and its total in poisha.
 * @throws Failure invalid for terms that can't be sold.
 */
export async function quoteTerms(
  context: CommandContext,
  { terms, validUntil, tells = true, ...made }: Quoted,
): Promise<{ readonly row: OrderRow; readonly total: number }> {
  const { tx, now } = context;
  const today = dhakaDate(now);
  const sales = await findSales(tx);
  const { lines, travelsOn, total, plan } = await findTerms(tx, terms, { today, sales });
  const row = await insertOrder(context, {
    ...{ ...made, state: 'quoted', current: 1 },
    validUntil: validUntil ?? addDays(today, sales.quoteDays),
  });
  await insertVersion(context, { orderId: row.id, number: 1, reason: '', travelsOn, lines, plan });
  await issueOrderPaper(context, row, 'quote', total);
  await noteEvent(context, row.id, 'quoted', { total });
  if (tells) {
    await queueOrderLetter(context, row, { kind: 'quote' });
  }
  context.log({
    subjectKind: 'order',
    subjectId: row.id,
    difference: { reference: row.reference, total },
  });
  return { row, total };
}
