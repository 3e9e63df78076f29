import { holdForClaim } from '#features/departures/seats/hold-extension.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { keepValid } from '../lifecycle/lifecycle.commands.ts';
import { isOpenQuote } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';

/** So many days staff have to decide on what a customer says they paid. */
const decisionDays = 3;

/** Keeps a quote and the seats that it holds while staff look at a payment that its customer told of in time. */
export async function keepForClaim(context: CommandContext, order: OrderRow): Promise<void> {
  if (!isOpenQuote(order, dhakaDate(context.now))) {
    return;
  }
  const until = await holdForClaim(context, order.id, decisionDays);
  if (until !== undefined) {
    await keepValid(context, order, dhakaDate(until));
  }
}
