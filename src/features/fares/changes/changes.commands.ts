import { and, eq, exists, inArray, notExists, or } from 'drizzle-orm';
import { z } from 'zod';
import { changeKept, maxToGiveBack } from '#features/orders/lifecycle/retained-sums.writes.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { termsLine } from '#features/orders/terms/amended-terms.rules.ts';
import { type Amendment, amendment } from '#features/orders/terms/amendments.contract.ts';
import type { Version } from '#features/orders/terms/amendments.queries.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import type { PassengerKind } from '../fares.contract.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import { faresOf } from '../tickets/ticket-costs.rules.ts';
import { spendTickets, unspend } from '../tickets/ticket-costs.writes.ts';
import type { TicketState } from '../tickets/tickets.contract.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import { withdrawCover } from '../tickets/tickets.writes.ts';
import { givenBack } from './changes.contract.ts';
import { linesWithout, refundLines, ticketsOf } from './changes.rules.ts';
import { endTickets, lockSold, settle } from './changes.writes.ts';

type Sold = Parameters<typeof faresOf>[1];

/**
 * What tickets of a cancelled order change: their fare and taxes were kept, and go back; the airline's penalty and our charge are put
 * on what it keeps.
 */
async function settleCancelled(
  context: CommandContext,
  order: OrderRow,
  { option, kinds }: { readonly option: Sold; readonly kinds: readonly PassengerKind[] },
  request: Omit<z.output<typeof givenBack>, 'key'>,
): Promise<Amendment> {
  const lines = await listSoldLines(context.tx, order.id, order.current);
  const freed = faresOf(lines, option, kinds);
  const wanted = [...freed].flatMap(([at, sum]) => {
    const line = lines[at];
    return line?.charge === 'official' || line?.charge === 'supplier'
      ? [{ ...line, charge: line.charge, sum: Math.min(sum, line.spent) }]
      : [];
  });
  const back = await maxToGiveBack(context, order.id, wanted);
  if (!request.preview) {
    await unspend(context, order, freed, request.reason);
  }
  const { vat } = await findSales(context.tx);
  const added = taxed(refundLines(option, request), vat).map(termsLine);
  return changeKept(context, order, [...back, ...added], request);
}

/** Whether every passenger has given a ticket back, and has no other: one without a ticket yet still waits for it. */
async function hasNoneToFly(tx: CommandContext['tx'], enquiryId: string): Promise<boolean> {
  const ticketsIn = (...states: TicketState[]) =>
    tx
      .select({ number: fareTickets.number })
      .from(fareTickets)
      .where(
        and(
          eq(fareTickets.enquiryId, farePassengers.enquiryId),
          eq(fareTickets.position, farePassengers.position),
          inArray(fareTickets.state, states),
        ),
      );
  const flying = or(exists(ticketsIn('issued')), notExists(ticketsIn('void', 'refunded')));
  return (await tx.$count(farePassengers, and(eq(farePassengers.enquiryId, enquiryId), flying))) === 0;
}

/**
 * Gives tickets back to the airline: their fare and taxes come off the order, its penalty and our charge are put on it, and what
 * was paid beyond that is owed to the customer. An order that was cancelled keeps less by them.
 */
export const giveBack = command({
  name: 'fares.give-back',
  permission: 'orders.write',
  input: givenBack.extend({ id: z.uuid() }),
  output: amendment,
  refusals: {
    404: 'There is no such fare request.',
    409: 'No option is accepted yet (`fares.open`), the order is over, or its lines are not those of the fare any more (`fares.changed`).',
    422: 'A passenger has no ticket that counts (`fares.no-ticket`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, ...request }): Promise<Amendment> => {
    const { tx, now } = context;
    const { option, issued, order } = await lockSold(context, enquiryId);
    const numbers = ticketsOf(issued, request.passengers);
    const people = await tx.select().from(farePassengers).where(eq(farePassengers.enquiryId, enquiryId));
    const kinds = people
      .filter(({ position }) => request.passengers.includes(position))
      .map(({ kind }) => kind);
    const linesAfter = ({ lines }: Version) => {
      const staying = linesWithout(lines, option, kinds, request.withService);
      return staying && [...staying, ...refundLines(option, request)];
    };
    const less = ({ lines }: Version) => faresOf(lines, option, kinds);
    const changed =
      order.state === 'cancelled'
        ? await settleCancelled(context, order, { option, kinds }, request)
        : await settle(context, order, linesAfter, { ...request, less });
    if (!request.preview) {
      await withdrawCover(context, order.id);
      await endTickets(context, numbers, request.how === 'void' ? 'void' : 'refunded');
      if (order.state !== 'cancelled') {
        await spendTickets(context, { enquiryId, orderId: order.id, sold: option });
      }
      if (await hasNoneToFly(tx, enquiryId)) {
        await tx.update(fareRequests).set({ endedAt: now }).where(eq(fareRequests.enquiryId, enquiryId));
      }
      const difference = { [request.how]: numbers, penalty: request.penalty, charge: request.charge };
      context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference });
    }
    return changed;
  },
});
