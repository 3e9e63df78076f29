import { and, eq, exists, inArray, isNull, ne, not, notExists, notInArray, or, sql } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { paymentAttempts } from '#features/gateways/attempts/attempts.table.ts';
import { approvals } from '#features/ledger/approvals/approvals.table.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { moneyClaims } from '#features/money/money.table.ts';
import { orderSpendings, orders } from '#features/orders/orders.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { passportMoves, passportSlips } from '#features/visa-cases/passports/passports.table.ts';
import {
  visaApplicants,
  visaCaseFiles,
  visaCasePapers,
  visaCases,
} from '#features/visa-cases/visa-cases.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** What the books know of an order: entries, money that came or was said to come, and what waits for another person. */
const moneyTables = [
  ledgerEntries,
  payments,
  refunds,
  moneyClaims,
  paymentAttempts,
  orderSpendings,
  approvals,
] as const;

/** Whether somebody's passport in a case of the order is with the agency or on its way. */
const holdsPassport = (db: ReadDatabase) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(visaCases)
      .innerJoin(visaApplicants, eq(visaApplicants.caseId, visaCases.id))
      .innerJoin(passportMoves, eq(passportMoves.applicantId, visaApplicants.id))
      .innerJoin(passportSlips, eq(passportSlips.number, passportMoves.slip))
      .where(
        and(
          eq(visaCases.orderId, orders.id),
          ne(passportSlips.move, 'handed-over'),
          sql`NOT EXISTS (SELECT FROM passport_moves AS later
            WHERE later.applicant_id = ${passportMoves.applicantId} AND later.slip > ${passportMoves.slip})`,
        ),
      ),
  );

/** Whether anything of an order goes on: itself, a visa case of it, its seats. */
const goesOn = (db: ReadDatabase) =>
  or(
    notInArray(orders.state, ['cancelled', 'lapsed']),
    exists(
      db
        .select({ one: sql`1` })
        .from(visaCases)
        .where(and(eq(visaCases.orderId, orders.id), notInArray(visaCases.state, ['closed', 'withdrawn']))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(seatHolds)
        .where(and(eq(seatHolds.orderId, orders.id), ne(seatHolds.state, 'released'))),
    ),
  );

/**
 * Of some orders those that sold nothing and on which no money moved, so that the law wants nothing of them kept: no entry of the
 * ledger, no payment, claim or attempt, no paper but quotes, no passport with the agency.
 * @param evenOpen Whether also those that aren't over: after a restore, for one that was over when it was removed.
 */
export async function listUnsold(
  db: ReadDatabase,
  ids: readonly string[],
  { evenOpen = false }: { readonly evenOpen?: boolean } = {},
): Promise<
  readonly { readonly id: string; readonly reference: string; readonly cases: readonly string[] }[]
> {
  const known = moneyTables.map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.orderId, orders.id))),
  );
  const hasPaper = exists(
    db
      .select({ one: sql`1` })
      .from(papers)
      .where(and(eq(papers.orderId, orders.id), ne(papers.kind, 'quote'))),
  );
  const rows = await db
    .select({ id: orders.id, reference: orders.reference })
    .from(orders)
    .where(
      and(
        inArray(orders.id, [...ids]),
        isNull(orders.removedAt),
        ...known,
        not(hasPaper),
        not(holdsPassport(db)),
        evenOpen ? undefined : sql`NOT (${goesOn(db)})`,
      ),
    )
    .orderBy(orders.reference);
  const cases = await db
    .select({ reference: visaCases.reference, orderId: visaCases.orderId })
    .from(visaCases)
    .where(
      inArray(
        visaCases.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(visaCases.reference);
  return rows.map((row) => ({
    ...row,
    cases: cases.filter(({ orderId }) => orderId === row.id).map(({ reference }) => reference),
  }));
}

/** How many files the visa cases of orders have. */
export const countCaseFiles = (db: ReadDatabase, orderIds: readonly string[]): Promise<number> =>
  db.$count(
    visaCaseFiles,
    inArray(
      visaCaseFiles.paperId,
      db
        .select({ id: visaCasePapers.id })
        .from(visaCasePapers)
        .innerJoin(visaCases, eq(visaCases.id, visaCasePapers.caseId))
        .where(inArray(visaCases.orderId, [...orderIds])),
    ),
  );
