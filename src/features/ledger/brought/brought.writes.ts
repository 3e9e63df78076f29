import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { accountOf, codeOf } from '../accounts.data.ts';
import { findClosedUntil } from '../closing/closing.queries.ts';
import { refuseClosedDay } from '../closing/closing.writes.ts';
import { opposite, type Posting } from '../ledger.rules.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '../ledger.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;

/** An order that comes along: what it was sold for, and what was paid for it, before the books began. */
export interface BroughtOrder {
  readonly orderId: string;
  readonly reference: string;
  /** What its sale would book, but against 3100. */
  readonly sold: readonly Posting[];
  /** Poisha; not more than it was sold for. */
  readonly paid: number;
}

export type NewEntry = Pick<
  typeof entries.$inferInsert,
  'kind' | 'orderId' | 'subject' | 'text' | 'bookedOn' | 'undoes'
> & { readonly sides: readonly Posting[] };

/** So many entries stand in one statement: it is made and done in a moment, also on a busy machine. */
const atOnce = 500;

/** Books many entries by few statements; their days were looked at before. @returns their ids, in the same order */
export async function insertEntries(
  { tx, now, actor }: Context,
  made: readonly NewEntry[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < made.length; from += atOnce) {
    const rows = made.slice(from, from + atOnce).map((each) => ({ ...each, id: crypto.randomUUID() }));
    await tx.insert(entries).values(
      rows.map(({ sides, ...entry }) => ({
        ...entry,
        at: now,
        actor: actor.id,
        clerk: actor.id,
        postings: sides.length,
      })),
    );
    await tx.insert(postings).values(
      rows.flatMap(({ id, sides }) =>
        sides.map(({ account, amount }, position) => ({
          entryId: id,
          position,
          account: codeOf(account),
          amount,
        })),
      ),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const broughtWith = (
  { orderId, reference, sold, paid }: BroughtOrder,
  bookedOn: CalendarDate,
): NewEntry[] => {
  const entry = { orderId, subject: '1', text: reference, bookedOn };
  return [
    ...(sold.length === 0 ? [] : [{ ...entry, kind: 'opening-order' as const, sides: sold }]),
    ...(paid === 0
      ? []
      : [
          {
            ...entry,
            kind: 'opening-paid' as const,
            sides: [
              { account: 'opening' as const, amount: paid },
              { account: 'receivable' as const, amount: 0 - paid },
            ],
          },
        ]),
  ];
};

/**
 * Books orders that come along, which have no entry yet: what they cost and what was paid for them, each against 3100. No till, no
 * wallet, no income and no VAT is touched. @throws Failure invalid `books.future`, conflict `books.closed` for the day
 */
export async function bookBrought(
  context: Context,
  brought: readonly BroughtOrder[],
  on: CalendarDate,
): Promise<void> {
  await refuseClosedDay(context, on);
  await insertEntries(
    context,
    brought.flatMap((each) => broughtWith(each, on)),
  );
}

/** Books the opposite of what some orders came along with, on its own day; on today's where that is closed by now. */
export async function undoBrought(context: Context, orderIds: readonly string[]): Promise<void> {
  const { tx, now } = context;
  const today = dhakaDate(now);
  await refuseClosedDay(context, today);
  const closed = await findClosedUntil(tx);
  const undoing = alias(entries, 'undoing');
  for (let from = 0; from < orderIds.length; from += atOnce) {
    const rows = await tx
      .select({ entry: entries, account: postings.account, amount: postings.amount })
      .from(entries)
      .innerJoin(postings, eq(postings.entryId, entries.id))
      .leftJoin(undoing, eq(undoing.undoes, entries.id))
      .where(
        and(
          inArray(entries.orderId, orderIds.slice(from, from + atOnce)),
          inArray(entries.kind, ['opening-order', 'opening-paid']),
          isNull(undoing.id),
        ),
      )
      .orderBy(asc(entries.number), asc(postings.position));
    const byEntry = Map.groupBy(rows, ({ entry }) => entry.id);
    const undone = [...byEntry.values()].flatMap((sides): NewEntry[] => {
      const entry = sides[0]?.entry;
      if (entry === undefined) {
        return [];
      }
      const { id, kind, orderId, subject, text, bookedOn } = entry;
      return [
        {
          kind: kind === 'opening-order' ? 'opening-order-undone' : 'opening-paid-undone',
          orderId,
          subject,
          text,
          undoes: id,
          bookedOn: closed !== null && bookedOn <= closed ? today : bookedOn,
          sides: opposite(sides.map(({ account, amount }) => ({ account: accountOf(account), amount }))),
        },
      ];
    });
    await insertEntries(context, undone);
  }
}
