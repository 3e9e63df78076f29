import { issuePaper } from '#features/papers/papers.commands.ts';
import type { PaperKind } from '#features/papers/papers.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { OrderRow } from '../made/made.commands.ts';

/**
 * Issues a paper of an order, dated today.
 * @param amount poisha
 * @param subjectId What it is about; absent: the order itself.
 */
export function issueOrderPaper(
  context: Pick<CommandContext, 'tx' | 'now' | 'dataKey'>,
  order: Pick<OrderRow, 'id' | 'name' | 'phone' | 'email' | 'practice' | 'current'>,
  kind: PaperKind,
  amount: number,
  subjectId: string = order.id,
): Promise<{ number: string; verify: string }> {
  const on = dhakaDate(context.now);
  const { id: orderId, current: version, name, phone, email, practice } = order;
  return issuePaper(context, {
    ...{ kind, orderId, subjectId, amount, on, practice, version },
    ...{ name, phone, email },
  });
}
