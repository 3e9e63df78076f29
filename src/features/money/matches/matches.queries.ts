import { inArray } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { beginningOf, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listOpenArrivals, listStatements } from '../arrivals/arrivals.queries.ts';
import { findArrivalCheques } from '../cheques/cheques.queries.ts';
import { listOpenClaims } from '../claims/claims.queries.ts';
import { moneyApart } from '../money.table.ts';
import { listUnread } from '../unparsed-sms/unparsed-sms.queries.ts';
import type { InboxFilter } from './filter/filter.contract.ts';
import { fits, fitsText } from './filter/filter.rules.ts';
import { dayMs, listLeft, listMatched, listRepeats, listWaiting, most } from './match-candidates.queries.ts';
import type { InboxArrival, InboxClaim, InboxPayment, MoneyInbox } from './matches.contract.ts';
import { findOrderProposals } from './order-proposals.queries.ts';
import { proposeMatches } from './proposals.rules.ts';

/** The money inbox: what is to be matched, with proposals, the best first; what waits; what was matched today. */
export async function findMoneyInbox(
  db: ReadDatabase,
  now: Date,
  filter: InboxFilter = {},
): Promise<MoneyInbox> {
  const [claims, arrivals] = [
    await listOpenClaims(db, most.claims),
    await listOpenArrivals(db, most.arrivals),
  ];
  const claimIds = claims.map(({ claim }) => claim.id);
  const apart =
    claimIds.length === 0
      ? []
      : await db
          .select({ claim: moneyApart.claimId, arrival: moneyApart.arrivalId })
          .from(moneyApart)
          .where(inArray(moneyApart.claimId, claimIds));
  const cheques = await findArrivalCheques(
    db,
    arrivals.filter(({ method }) => method === 'bank'),
  );
  const proposals = proposeMatches(
    claims.map(({ claim, reference }) => ({
      ...claim,
      at: claim.toldAt,
      reference: reference.replace(/[^A-Z0-9]/g, ''),
      isRepeated: claim.state === 'repeated',
    })),
    // What is a cheque that we took is nobody's transfer.
    arrivals
      .filter(({ id }) => cheques.get(id)?.isSure !== true)
      .map((arrival) => ({ ...arrival, amount: arrival.left })),
    new Set(apart.map((each) => `${each.claim} ${each.arrival}`)),
  );
  const left = await listLeft(db, [...new Set(claims.map(({ claim }) => claim.orderId))]);
  const repeats = await listRepeats(
    db,
    claims.flatMap(({ claim }) => (claim.state === 'repeated' ? (claim.outsideKey ?? []) : [])),
  );
  const waiting = await listWaiting(db);
  const unread = await listUnread(db, most.unread);
  const matched = await listMatched(db, beginningOf(dhakaDate(now)));
  const names = await findActorNames(db, [
    ...[...waiting, ...matched].map(({ by }) => by),
    ...[...arrivals, ...unread].map(({ addedBy }) => addedBy),
  ]);
  const named = (actor: string) => names.get(actor) ?? actor;
  const claimViews = claims.map(({ claim, reference, name, phone, email, heldUntil }): InboxClaim => {
    const { id, method, outside, sender, amount, orderId, fileId, toldAt, state, outsideKey, askedAt } =
      claim;
    return {
      id,
      method,
      outside,
      sender,
      amount,
      order: orderId,
      reference,
      name,
      left: left.get(orderId) ?? 0,
      slip: fileId !== null,
      at: toldAt.toISOString(),
      heldUntil: heldUntil?.toISOString() ?? null,
      phone,
      hasMail: email !== null,
      askedAt: askedAt?.toISOString() ?? null,
      isRepeated: state === 'repeated',
      repeats: state === 'repeated' ? (repeats.get(outsideKey ?? '') ?? null) : null,
    };
  });
  const arrivalViews = arrivals.map((row): InboxArrival => {
    const { id, method, outside, sender, amount, left, source, line, fileName, note, addedBy, at } = row;
    return {
      id,
      method,
      outside,
      sender,
      amount,
      left,
      source,
      line,
      fileName,
      note,
      by: named(addedBy),
      at: at.toISOString(),
      cheque: cheques.get(id) ?? null,
    };
  });
  const claimOf = new Map(claimViews.map((row) => [row.id, row]));
  const arrivalOf = new Map(arrivalViews.map((row) => [row.id, row]));
  const paired = proposals.flatMap(({ claim, arrival, reasons, isSure }) => {
    const [one, other] = [claimOf.get(claim), arrivalOf.get(arrival)];
    claimOf.delete(claim);
    arrivalOf.delete(arrival);
    return one && other ? [{ claim: one, arrival: other, reasons: [...reasons], isSure }] : [];
  });
  // What nobody told of: an order may speak for it, unless it is a cheque, or may be one.
  const lone = arrivals.filter(({ id }) => arrivalOf.has(id) && !cheques.has(id));
  const orderOf = new Map(claims.map(({ claim }) => [claim.id, claim.orderId]));
  const parted = apart.map(({ claim, arrival }) => `${arrival} ${orderOf.get(claim)}`);
  const forOrders = await findOrderProposals(db, lone, dhakaDate(now), parted);
  const orderProposals = forOrders.flatMap(({ arrival: id, ...proposal }) => {
    const arrival = arrivalOf.get(id);
    arrivalOf.delete(id);
    return arrival === undefined ? [] : [{ arrival, ...proposal }];
  });
  const shown = ({ by, at, ...row }: (typeof waiting)[number]): InboxPayment => ({
    ...row,
    by,
    byName: named(by),
    at: at.toISOString(),
  });
  return {
    proposals: paired
      .filter(({ claim, arrival }) => fits(claim, filter) || fits(arrival, filter))
      .slice(0, most.shown),
    orderProposals: orderProposals
      .filter(({ arrival, options }) =>
        [arrival, ...options].some((row) => fits({ ...arrival, ...row }, filter)),
      )
      .slice(0, most.shown),
    claims: [...claimOf.values()].filter((row) => fits(row, filter)).slice(0, most.shown),
    arrivals: [...arrivalOf.values()].filter((row) => fits(row, filter)).slice(0, most.shown),
    unread: unread
      .filter(({ text, method }) => fitsText({ text, method }, filter))
      .map(({ id, source, method, fileName, line, text, addedBy, addedAt }) => ({
        id,
        source,
        method,
        fileName,
        line,
        text,
        by: named(addedBy),
        at: addedAt.toISOString(),
      })),
    waiting: waiting.map(shown).filter((row) => fits(row, filter)),
    matched: matched.map(shown).filter((row) => fits(row, filter)),
    statements: await listStatements(db, new Date(now.getTime() - 7 * dayMs)),
    approvalFrom: (await findSales(db)).approvalFrom,
  };
}
