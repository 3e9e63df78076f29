import { holdForClaim } from '#features/departures/seats/longer/longer.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { keepValid } from '../../life/life.commands.ts';
import type { OrderRow } from '../../made/made.writes.ts';
import { isOpenQuote } from '../../orders.rules.ts';

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
