import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { accounts, codeOf } from './accounts.data.ts';
import { listAdjustments } from './adjustments/adjustments.queries.ts';
import { refuseClosedDay } from './closing/closing.writes.ts';
import { findCharged, findCustomerBalance, findOrderMoney, listPostings } from './ledger.queries.ts';
import {
  chargeKinds,
  creditKinds,
  type EntryKind,
  merged,
  moneyKinds,
  opposite,
  type Posting,
  roundedOff,
  settledAgainst,
  writeOffKinds,
} from './ledger.rules.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';
import { holdOpen } from './own-accounts/own-accounts.writes.ts';
import { noteVat } from './vat/vat.writes.ts';

interface NewEntry {
  readonly kind: EntryKind;
  /** The order, which the caller has locked: two entries of one order never cross. Without one, no customer is concerned. */
  readonly orderId?: string;
  /** Whose work it is: who sold, took the money or paid it out; the actor when it isn't said. */
  readonly clerk?: string;
  /** The id of what is booked: a payment, a refund, the number of a version. */
  readonly subject: string;
  /** The day on which it happened, when that isn't today. */
  readonly on?: CalendarDate | undefined;
  readonly text: string;
  readonly postings: readonly Posting[];
  /** Beside them, never added to those of the same account: what one owes moves to another within it. */
  readonly apart?: readonly Posting[];
  /** The entry that this one undoes; each can be undone once. */
  readonly undoes?: string;
}

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;

/**
 * Books an entry, of an order as a rule. Money moves between the customer's receivable and deposits as the new balance demands. An
 * entry without a posting left isn't booked. @throws Failure invalid `books.future`, conflict `books.closed` for its day, `books.account-closed`
 * @returns its id; undefined when there was nothing to book.
 */
export async function bookEntry(context: Context, entry: NewEntry): Promise<string | undefined> {
  const own =
    entry.orderId === undefined
      ? merged(entry.postings)
      : settledAgainst(await findCustomerBalance(context.tx, entry.orderId), merged(entry.postings));
  const postings = [...own, ...(entry.apart ?? []).filter(({ amount }) => amount !== 0)];
  if (postings.length === 0) {
    return undefined;
  }
  const { tx, now, actor } = context;
  const bookedOn = entry.on ?? dhakaDate(now);
  await refuseClosedDay(context, bookedOn);
  await holdOpen(
    context,
    postings.map(({ account }) => codeOf(account)),
  );
  const id = crypto.randomUUID();
  const { kind, orderId, clerk, subject, text, undoes } = entry;
  await tx.insert(ledgerEntries).values({
    id,
    kind,
    orderId: orderId ?? null,
    subject,
    text,
    at: now,
    actor: actor.id,
    bookedOn,
    clerk: clerk ?? actor.id,
    undoes: undoes ?? null,
    postings: postings.length,
  });
  await tx.insert(ledgerPostings).values(
    postings.map(({ account, amount }, position) => ({
      entryId: id,
      position,
      account: codeOf(account),
      amount,
    })),
  );
  await noteVat(context, id, entry.postings);
  if (orderId !== undefined && chargeKinds.some((each) => each === kind) && subject !== rounded) {
    await takeBackUpset(context, orderId, kind === 'cancellation');
  }
  if (orderId !== undefined && decidesRounding.some((each) => each === kind)) {
    await round(context, { ...entry, orderId });
  }
  return id;
}

const decidesRounding: readonly EntryKind[] = [
  ...chargeKinds,
  ...moneyKinds,
  ...writeOffKinds,
  ...creditKinds,
];
const rounded = 'rounding';

/**
 * Takes back what was written off of an order whose price has changed so that it has no ground any more: something forgiven that would
 * now come back to the customer, or something kept of what they have to pay now; of one that is cancelled, all.
 */
async function takeBackUpset(context: Context, orderId: string, isCancelled: boolean): Promise<void> {
  const standing = (await listAdjustments(context.tx, orderId)).filter(
    ({ isWriteOff, undoneAt }) => isWriteOff && undoneAt === null,
  );
  for (const { entry, id, amount } of standing) {
    const { receivable, deposits } = await findCustomerBalance(context.tx, orderId);
    const owed = receivable + deposits;
    if (isCancelled || (amount > 0 ? owed < 0 : owed > 0)) {
      await undoEntry(context, {
        kind: 'write-off-undone',
        orderId,
        subject: id,
        text: 'The price has changed.',
        undoes: entry,
        postings: await listPostings(context.tx, entry),
      });
    }
  }
}

/** Books what is rounded off an order by now, or takes it back: a part of its price. */
async function round(context: Context, entry: NewEntry & { readonly orderId: string }): Promise<void> {
  const { orderId, clerk } = entry;
  const { charged, paid } = await findOrderMoney(context.tx, orderId);
  const before = await findCharged(context.tx, orderId, 'rounding');
  const more = roundedOff({ charged: charged - before, paid }) - before;
  if (more !== 0) {
    await bookEntry(context, {
      kind: 'amendment',
      orderId,
      subject: rounded,
      text: accounts.rounding.name.en,
      ...(clerk === undefined ? {} : { clerk }),
      postings: [
        { account: 'receivable', amount: more },
        { account: 'rounding', amount: 0 - more },
      ],
    });
  }
}

/** Books the opposite of postings, and names the entry that it undoes. */
export async function undoEntry(
  context: Context,
  entry: NewEntry & { readonly undoes: string },
): Promise<string | undefined> {
  return bookEntry(context, { ...entry, postings: opposite(entry.postings) });
}
