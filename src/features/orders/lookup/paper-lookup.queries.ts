import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { parseVerifyCode, stateOf } from '#features/papers/papers.rules.ts';
import { papers } from '#features/papers/papers.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { fitOf } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { orders } from '../orders.table.ts';

const bare = (typed: string) =>
  westernDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** A whole number of a paper: `MR-2026-27-000123`, with or without what is between. */
function numberOf(typed: string): string | undefined {
  const [, kind, year, next, counted] =
    /^(QT|INV|MR|CN|VC|TC)(\d{4})(\d{2})(\d{6,9})$/.exec(bare(typed)) ?? [];
  return kind === undefined ? undefined : `${kind}-${year}-${next}-${counted}`;
}

/** The end of a number as people say it: `INV 123` is an invoice of any year. */
function endOf(typed: string): string | undefined {
  const [, kind, counted] = /^(QT|INV|MR|CN|VC|TC)0*(\d{1,9})$/.exec(bare(typed)) ?? [];
  return kind === undefined ? undefined : `${kind}-%-${counted?.padStart(6, '0')}`;
}

async function findPapers(db: ReadDatabase, asked: Asked) {
  const { spellings, words } = asked;
  const numbers = spellings.flatMap((each) => numberOf(each) ?? []);
  const codes = words === '' ? [] : spellings.flatMap((each) => parseVerifyCode(each) ?? []);
  const end = endOf(words);
  const exact = or(
    numbers.length === 0 ? undefined : inArray(papers.number, numbers),
    codes.length === 0 ? undefined : inArray(papers.verify, codes),
  );
  const begins = end === undefined ? undefined : sql`${papers.number} LIKE ${end}`;
  const found = or(exact, begins);
  if (found === undefined) {
    return [];
  }
  const fit = fitOf({ exact, begins, holds: undefined });
  const rows = await db
    .select({ paper: papers, name: orders.name, reference: orders.reference, fit })
    .from(papers)
    .innerJoin(orders, eq(orders.id, papers.orderId))
    .where(and(isNull(orders.removedAt), found))
    .orderBy(fit, desc(papers.issuedAt), papers.id)
    .limit(asked.limit);
  return rows.map(({ paper, name, reference, fit: place }) =>
    hitOf('paper', {
      id: paper.id,
      title: paper.number,
      details: [name, reference],
      on: paper.issuedOn,
      amount: paper.amount === 0 ? null : paper.amount,
      state: stateOf(paper),
      path: `/dashboard/orders/${paper.orderId}`,
      fit: fitIn(asked, place),
    }),
  );
}

/** Invoices, receipts and other papers by their number or the code on them. */
export const paperLookup: LookupSource = { permission: 'orders.read', find: findPapers };
