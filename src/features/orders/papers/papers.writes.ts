import { eq } from 'drizzle-orm';
import type { Printed } from '#features/papers/papers.contract.ts';
import type { PaperKind } from '#features/papers/papers.rules.ts';
import { issuePaper } from '#features/papers/papers.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { orders } from '../orders.table.ts';
import type { OrderRow } from '../orders.writes.ts';
import { findPrintedJourney } from './journeys.queries.ts';

/**
 * Issues a paper of an order, dated today.
 * @param amount poisha
 * @param subjectId What it is about; absent: the order itself.
 * @param lines where they aren't those of the order's terms
 */
export async function issueOrderPaper(
  context: Pick<CommandContext, 'tx' | 'now' | 'dataKey'>,
  order: Pick<OrderRow, 'id' | 'name' | 'phone' | 'email' | 'practice' | 'current'>,
  kind: PaperKind,
  amount: number,
  subjectId: string = order.id,
  lines?: Printed['lines'],
): Promise<{ number: string; verify: string }> {
  const on = dhakaDate(context.now);
  // As it stands now: the caller's row may be from before it was accepted.
  const { state, validUntil, acceptedOn, bin } = orders;
  const [standing] = await context.tx
    .select({ state, validUntil, acceptedOn, bin })
    .from(orders)
    .where(eq(orders.id, order.id));
  const accepted = standing && {
    state: standing.state,
    validUntil: standing.validUntil,
    acceptedOn: standing.acceptedOn ?? (kind === 'invoice' ? on : null),
  };
  const journey = await findPrintedJourney(context.tx, order.id);
  const { id: orderId, current: version, name, phone, email, practice } = order;
  return issuePaper(context, {
    kind,
    orderId,
    subjectId,
    amount,
    on,
    practice,
    version,
    name,
    phone,
    email,
    printed: {
      ...(accepted ? { order: accepted } : {}),
      ...(journey ? { journey } : {}),
      ...(lines ? { lines } : {}),
      vatByLine: true,
      ...(standing?.bin ? { buyerBin: standing.bin } : {}),
    },
  });
}
