import { z } from 'zod';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import type { LineRefund, LineSource } from '../orders.contract.ts';
import { totalOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { findBooked, refuseFull } from '../seats/seats.queries.ts';
import { changedTerms } from './amended-booking.queries.ts';
import { findChanged, planAfter } from './amended-terms.queries.ts';
import { outdated, refuseOver, termsLine } from './amended-terms.rules.ts';
import { applyVersion, offerTerms } from './amended-terms.writes.ts';
import { type Amendment, amendment, newAmendment } from './amendments.contract.ts';
import type { Version } from './amendments.queries.ts';
import type { SnapshotLine } from './package-lines.rules.ts';
import { findSold, refuseTerms } from './terms.queries.ts';
import { taxed, vatAs } from './vat.rules.ts';

type Asked = Omit<z.output<typeof newAmendment>, 'key'>;

const refusedLines = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

/** The lines that were written, with the rule and the source of those that they were before. */
function writtenLines(before: Version, asked: Asked, ladder: LineRefund['ladder']): SnapshotLine[] {
  return asked.lines.map(({ was, vat, ...line }, index) => {
    const known = was === undefined ? undefined : before.lines[was];
    const isTwice = was !== undefined && asked.lines.findIndex((each) => each.was === was) < index;
    if (was !== undefined && (isTwice || known?.charge !== line.charge)) {
      throw refusedLines('orders.line', `lines.${index}.was`, 'It was no such line before.');
    }
    return {
      ...line,
      // What was sold with a rate keeps it.
      ...vatAs({ vatRate: vat ?? known?.vatRate, vatAdded: known?.vatAdded }),
      refund: known?.refund ?? { ladder: line.charge === 'own' ? ladder : [] },
      source: { ...(known?.source ?? { kind: 'free' as const }), ...(was === undefined ? {} : { was }) },
    };
  });
}

/** A line that stands for the seats of a booking, or for what was agreed on their price. */
const isOfSeats = ({ source }: { readonly source: LineSource }): boolean =>
  source.kind === 'package' || source.samePrice === true;

/**
 * People and days of a booking are changed with its seats, never by writing other lines: its lines stay as they are, or all
 * go and its seats with them.
 * @throws Failure invalid `orders.booked`.
 */
function refuseBookedLines(before: Version, asked: Pick<Asked, 'lines' | 'travelsOn'>): void {
  const tour = before.lines.flatMap(({ source, quantity }, was) =>
    source.kind === 'package' ? [{ was, quantity }] : [],
  );
  const kept = tour.filter(({ was, quantity }) =>
    asked.lines.some((line) => line.was === was && line.quantity === quantity),
  );
  const isOff = tour.every(({ was }) => asked.lines.every((line) => line.was !== was));
  const isSame = kept.length === tour.length && (asked.travelsOn ?? null) === before.travelsOn;
  if (!isSame && !isOff) {
    throw refusedLines('orders.booked', 'lines', 'People and days of a booking are changed with its seats.');
  }
}

/** The new terms as a version that isn't stored yet, with the departure and party that they change. */
async function termsOf(context: CommandContext, row: OrderRow, before: Version, asked: Asked) {
  const { tx, now } = context;
  const sales = await findSales(tx);
  const booked = await findBooked(tx, row.id);
  const written = writtenLines(before, asked, sales.ladder);
  const sold =
    asked.sold.length === 0 ? undefined : await findSold(tx, asked.sold, { today: dhakaDate(now) });
  const seats = sold?.seats;
  const added = (sold?.lines ?? []).filter((line) => booked === undefined || !isOfSeats(line));
  const others = taxed([...added, ...written], sales.vat).map(termsLine);
  if (booked && seats) {
    const wanted = { ...seats, price: 'new' as const, withoutFee: false };
    const kept = others.filter((line) => !isOfSeats(line));
    const terms = await changedTerms(context, row, before, { ...wanted, others: kept });
    return { ...terms, plan: asked.plan ?? terms.plan };
  }
  if (booked) {
    refuseBookedLines(before, asked);
  } else if (seats) {
    await refuseFull(tx, seats);
  }
  const travelsOn = seats ? (sold?.travelsOn ?? null) : (asked.travelsOn ?? null);
  const total = totalOf(others);
  const plan = asked.plan ?? (await planAfter({ tx, now }, before, { total, travelsOn }));
  return {
    lines: others,
    travelsOn,
    plan,
    ...(seats ? { booking: { departureId: seats.departureId, party: seats.party } } : {}),
  };
}

const refusals = {
  404: 'There is no such order.',
  409: 'Something else counts or is proposed by now, or the order is over.',
};

/**
 * Changes the terms of an order: proposed to the customer, or applied at once when they have agreed or haven't accepted yet.
 * @throws Failure conflict `orders.changed` when another version counts by now; `orders.spent`; `bookings.full` with `left`; when the
 * order is over.
 */
export const amendOrder = command({
  name: 'orders.amend',
  permission: 'orders.write',
  input: newAmendment.safeExtend({ id: z.uuid() }),
  output: amendment,
  refusals: { ...refusals, 422: 'Fields are not right.' },
  once: 'key',
  run: async (context, { key: _, ...request }): Promise<Amendment> => {
    const { id, from } = request;
    const row = await lockOrder(context, { id });
    const before = await findChanged(context, row, from, true);
    const terms = await termsOf(context, row, before, request);
    refuseTerms(terms);
    return offerTerms(context, row, before, { ...request, ...terms });
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
  refusals,
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
  refusals,
  run: async (context, { id, version }) => {
    const row = await lockOrder(context, { id });
    if (row.proposed !== version) {
      throw outdated();
    }
    await changeOrder(context, row, { proposed: null }, 'amendment-withdrawn', { version });
    return { id };
  },
});
