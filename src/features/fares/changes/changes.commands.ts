import { and, eq, exists, inArray, notExists, or } from 'drizzle-orm';
import { z } from 'zod';
import { changeKept, maxToGiveBack } from '#features/orders/lifecycle/retained-sums.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import { totalOf } from '#features/orders/orders.rules.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { findChanged, planAfter } from '#features/orders/terms/amended-terms.queries.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { type Amendment, amendment } from '#features/orders/terms/amendments.contract.ts';
import type { Version } from '#features/orders/terms/amendments.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { PassengerKind } from '../fares.contract.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import { parseNumbers } from '../tickets/numbers.rules.ts';
import { faresOf } from '../tickets/ticket-costs.rules.ts';
import { spendTickets, unspend } from '../tickets/ticket-costs.writes.ts';
import { insertTickets, lockAccepted, withdrawCover } from '../tickets/tickets.commands.ts';
import type { TicketState } from '../tickets/tickets.contract.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import { givenBack, reissued } from './changes.contract.ts';
import { linesWithout, refundLines, reissueLines } from './changes.rules.ts';

type Sold = Parameters<typeof faresOf>[1];

/** An accepted request with its order and the tickets that count. @throws Failure not-found; conflict. */
async function lockSold(context: CommandContext, enquiryId: string) {
  const { tx } = context;
  const { row, ...option } = await lockAccepted(context, enquiryId);
  const order = await lockOrder(context, { id: row.orderId ?? '' });
  const issued = await tx
    .select()
    .from(fareTickets)
    .where(and(eq(fareTickets.enquiryId, enquiryId), eq(fareTickets.state, 'issued')));
  return { option, order, issued };
}

/** The tickets of some passengers. @throws Failure invalid `fares.no-ticket` for one who has none. */
function ticketsOf(issued: readonly (typeof fareTickets.$inferSelect)[], passengers: readonly number[]) {
  return passengers.map((passenger, index) => {
    const found = issued.find(({ position }) => position === passenger);
    if (found === undefined || passengers.indexOf(passenger) < index) {
      const message = 'This passenger has no ticket that counts, or is there twice.';
      throw new Failure('invalid', 'fares.no-ticket', message, [{ path: `passengers.${index}`, message }]);
    }
    return found.number;
  });
}

/**
 * @param less what the airline gives back of the order's lines, by their place: it isn't spent any more.
 * @throws Failure conflict `fares.changed` when the order can't take these terms.
 */
async function settle(
  context: CommandContext,
  order: OrderRow,
  linesAfter: (before: Version) => ReturnType<typeof linesWithout>,
  {
    reason,
    preview,
    less = () => new Map(),
  }: {
    readonly reason: string;
    readonly preview: boolean;
    readonly less?: (before: Version) => ReadonlyMap<number, number>;
  },
): Promise<Amendment> {
  const spent = await findChanged(context, order, order.current, true);
  const freed = less(spent);
  const before = {
    ...spent,
    lines: spent.lines.map((line, at) => ({
      ...line,
      spent: Math.max(0, line.spent - (freed.get(at) ?? 0)),
    })),
  };
  const lines = linesAfter(before);
  const total = totalOf(lines ?? []);
  if (lines === undefined || lines.length === 0 || total < 0) {
    const message = 'Change or cancel the order itself: its lines are not those of the fare any more.';
    throw new Failure('conflict', 'fares.changed', message);
  }
  const { travelsOn } = before;
  const plan = await planAfter(context, before, { total, travelsOn });
  if (!preview) {
    await unspend(context, order, freed, reason);
  }
  return offerTerms(context, order, before, { lines, travelsOn, plan, reason, preview, agreed: true });
}

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
  return changeKept(context, order, [...back, ...refundLines(option, request)], request);
}

const end = ({ tx, now }: CommandContext, numbers: readonly string[], state: TicketState) =>
  tx
    .update(fareTickets)
    .set({ state, endedAt: now })
    .where(inArray(fareTickets.number, [...numbers]));

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
      await end(context, numbers, request.how === 'void' ? 'void' : 'refunded');
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

/** Notes tickets in place of others: the difference in fare, the airline's penalty and our charge are put on the order. */
export const reissue = command({
  name: 'fares.reissue',
  permission: 'orders.write',
  input: reissued.extend({ id: z.uuid() }),
  output: amendment,
  refusals: {
    404: 'There is no such fare request.',
    409: 'No option is accepted yet (`fares.open`), the order is over, or its lines are not those of the fare any more (`fares.changed`).',
    422: 'A passenger has no ticket that counts (`fares.no-ticket`), or a number isn’t right (`fares.ticket`, `fares.ticket-airline`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, ...request }): Promise<Amendment> => {
    const { option, issued, order } = await lockSold(context, enquiryId);
    const passengers = request.tickets.map(({ passenger }) => passenger);
    const numbers = ticketsOf(issued, passengers);
    const read = parseNumbers(request.tickets, option.segments, new Set(passengers));
    const linesAfter = ({ lines }: Version) => [
      ...(linesWithout(lines, option, [], false) ?? []),
      ...reissueLines(option, request),
    ];
    const changed = await settle(context, order, linesAfter, request);
    if (!request.preview) {
      await withdrawCover(context, order.id);
      await end(context, numbers, 'exchanged');
      await insertTickets(context, enquiryId, read);
      await spendTickets(context, { enquiryId, orderId: order.id, sold: option });
      const made = read.map(({ number }) => number);
      context.log({
        subjectKind: 'enquiry',
        subjectId: enquiryId,
        difference: { exchanged: numbers, tickets: made },
      });
    }
    return changed;
  },
});
