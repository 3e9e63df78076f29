import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { bookings } from '../booked/booked.table.ts';
import type { OrderRow } from '../made/made.commands.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import { totalOf } from '../orders.rules.ts';
import { type Amendment, amendment, newAmendment } from './amendments.contract.ts';
import type { Version } from './amendments.queries.ts';
import { applyVersion, findChanged, offerTerms, planAfter } from './terms/terms.commands.ts';
import { outdated, refuseOver, termsLine } from './terms/terms.rules.ts';

/** The new terms as a version that isn't stored yet. */
async function termsOf(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  before: Version,
  asked: Omit<z.output<typeof newAmendment>, 'key'>,
) {
  const sales = await findSales(tx);
  const travelsOn = asked.travelsOn ?? null;
  const total = totalOf(asked.lines);
  const lines = asked.lines.map(({ was, ...line }, index) => {
    const known = was === undefined ? undefined : before.lines[was];
    const isTwice = was !== undefined && asked.lines.findIndex((each) => each.was === was) < index;
    if (was !== undefined && (isTwice || known?.charge !== line.charge)) {
      const message = 'It was no such line before.';
      throw new Failure('invalid', 'orders.line', message, [{ path: `lines.${index}.was`, message }]);
    }
    return termsLine({
      ...line,
      refund: known?.refund ?? { ladder: line.charge === 'own' ? sales.ladder : [] },
      source: { ...(known?.source ?? { kind: 'free' as const }), ...(was === undefined ? {} : { was }) },
    });
  });
  return {
    ...{ lines, travelsOn },
    plan: asked.plan ?? (await planAfter({ tx, now }, before, { total, travelsOn })),
  };
}

/**
 * People and days of a booking are changed with its seats, never by writing other lines.
 * @throws Failure invalid `orders.booked`.
 */
async function refuseBookedLines(
  tx: Transaction,
  before: Version,
  asked: Pick<z.output<typeof newAmendment>, 'lines' | 'travelsOn'>,
): Promise<void> {
  const isKept = before.lines.every(
    ({ source, quantity }, index) =>
      source.kind !== 'package' ||
      asked.lines.some((line) => line.was === index && line.quantity === quantity),
  );
  if (isKept && (asked.travelsOn ?? null) === before.travelsOn) {
    return;
  }
  if ((await tx.$count(bookings, eq(bookings.orderId, before.orderId))) > 0) {
    const message = 'People and days of a booking are changed with its seats.';
    throw new Failure('invalid', 'orders.booked', message, [{ path: 'lines', message }]);
  }
}

/**
 * Changes the terms of an order: proposed to the customer, or applied at once when they have agreed or haven't accepted yet.
 * @throws Failure conflict `orders.changed` when another version counts by now; `orders.spent`; when the order is over.
 */
export const amendOrder = command({
  name: 'orders.amend',
  permission: 'orders.write',
  input: newAmendment.safeExtend({ id: z.uuid() }),
  run: async (context, { key, ...request }): Promise<Amendment> => {
    const { id, from, preview } = request;
    const row = await lockOrder(context, { id });
    const write = { command: 'orders.amend', key, hash: hashOf(request), schema: amendment };
    const work = async (): Promise<Amendment> => {
      const before = await findChanged(context, row, from, true);
      await refuseBookedLines(context.tx, before, request);
      return offerTerms(context, row, before, { ...request, ...(await termsOf(context, before, request)) });
    };
    return preview ? work() : respondOnce(context, write, work);
  },
});

async function acceptProposed(context: CommandContext, row: OrderRow, version: number, why: string) {
  if (row.current === version) {
    return;
  }
  refuseOver(row, true);
  if (row.proposed !== version) {
    throw outdated();
  }
  await applyVersion(context, row, version, why);
}

/** The customer accepts by the link what they see. Once more changes nothing. @throws Failure conflict `orders.changed`. */
export const acceptAmendmentByLink = command({
  name: 'orders.accept-amendment-by-link',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), version: z.int().min(1) }),
  run: async (context, { token, version }) => {
    const row = await lockOrder(context, { token });
    await acceptProposed(context, row, version, '');
    return { id: row.id };
  },
});

/** Staff accept for the customer, and say why. @throws Failure conflict `orders.changed`. */
export const acceptAmendment = command({
  name: 'orders.accept-amendment',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), version: z.int().min(1), reason: plainLine(500, 3) }),
  run: async (context, { id, version, reason }) => {
    const row = await lockOrder(context, { id });
    await acceptProposed(context, row, version, reason);
    return { id };
  },
});

/** Takes a proposal back. @throws Failure conflict `orders.changed` when it doesn't wait. */
export const withdrawAmendment = command({
  name: 'orders.withdraw-amendment',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), version: z.int().min(1) }),
  run: async (context, { id, version }) => {
    const row = await lockOrder(context, { id });
    if (row.proposed !== version) {
      throw outdated();
    }
    await changeOrder(context, row, { proposed: null }, 'amendment-withdrawn', { version });
    return { id };
  },
});
