import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import { changeEnquiry, lockEnquiry } from '#features/enquiries/enquiries.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken, referenceOf } from '#features/enquiries/send/reference.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { totalOf } from './orders.rules.ts';
import { orderDues, orderEvents, orderLines, orders, orderVersions } from './orders.table.ts';
import type { TaxedLine } from './terms/package-lines.rules.ts';
import type { Due } from './terms/plan.rules.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The text for the office's search: lower case, blanks collapsed. */
export const searchText = (parts: readonly (string | null)[]): string =>
  parts.join(' ').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 4_000);

/** Lets the office find an order by the number of a payment, too. @param number without blanks and signs. */
export async function findableBy(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  number: string,
): Promise<void> {
  await tx
    .update(orders)
    .set({ search: sql`left(${orders.search} || ' ' || ${number.toLowerCase()}, 4000)` })
    .where(eq(orders.id, orderId));
}

type NewOrder = Omit<
  typeof orders.$inferInsert,
  'id' | 'reference' | 'token' | 'search' | 'sounds' | 'createdAt' | 'updatedAt' | 'madeBy'
>;

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;

/** A reference that no enquiry and no order has, and the secret token of a customer's link. */
export async function newReference({ tx }: Pick<CommandContext, 'tx'>) {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const reference = referenceOf([...randomBytes(5)]);
    const [known] = await tx
      .select({
        isTaken: sql<boolean>`EXISTS (SELECT FROM ${enquiries} WHERE ${eq(enquiries.reference, reference)})
          OR EXISTS (SELECT FROM ${orders} WHERE ${eq(orders.reference, reference)})`,
      })
      .from(sql`(VALUES (1)) AS one`);
    if (known?.isTaken === false) {
      return { reference, token: newToken() };
    }
  }
  throw new Error('No free reference was found.');
}

/** Somebody else took the same reference at the same moment: what began the transaction does it again. */
class ReferenceTaken extends Error {
  /** As for other conflicts of transactions. */
  readonly code = '40001';
}

/** The name of an order that isn't stored yet, by `newReference`. */
export type NewReference = Awaited<ReturnType<typeof newReference>>;

/** Stores a new order. */
export async function insertOrder(
  { tx, now, actor }: Context,
  made: NewOrder & NewReference & { readonly id: string },
): Promise<OrderRow> {
  const words = [made.reference, made.name, made.phone, ...(made.otherPhones ?? []), made.email ?? null];
  const [row] = await tx
    .insert(orders)
    .values({
      ...made,
      search: searchText(words),
      sounds: soundsOf(made.name),
      madeBy: actor.id,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: orders.reference })
    .returning();
  if (!row) {
    throw new ReferenceTaken(`The reference ${made.reference} is taken.`);
  }
  return row;
}

interface NewVersion {
  readonly orderId: string;
  readonly number: number;
  /** The version that it changes. */
  readonly base?: number;
  readonly reason: string;
  readonly travelsOn: string | undefined;
  readonly lines: readonly TaxedLine[];
  readonly plan: readonly Due[];
}

/** Stores a version of an order's terms. */
export async function insertVersion({ tx, now, actor }: Context, made: NewVersion): Promise<void> {
  const { orderId, number, base, reason, travelsOn, lines, plan } = made;
  const dues = plan.map(({ amount, due, until }, position) => ({
    orderId,
    version: number,
    position,
    amount,
    due,
    until: until === undefined ? null : new Date(until),
  }));
  await Promise.all([
    tx.insert(orderVersions).values({
      orderId,
      number,
      base: base ?? null,
      reason,
      travelsOn: travelsOn ?? null,
      total: totalOf(lines),
      madeBy: actor.id,
      madeAt: now,
    }),
    tx.insert(orderLines).values(
      lines.map(({ charge, quantity, unit, vatRate, vatAdded, text, refund, source }, position) => ({
        orderId,
        version: number,
        position,
        charge,
        quantity,
        unit,
        vatRate: Math.round(vatRate * 100),
        vatAdded,
        refund,
        source,
        textEn: text.en ?? null,
        textBn: text.bn ?? null,
      })),
    ),
    ...(dues.length > 0 ? [tx.insert(orderDues).values(dues)] : []),
  ]);
}

/** Adds to the history of an order alone: what the log has by another entry, or nobody has to read there. */
export async function noteEvent(
  { tx, now, actor }: Context,
  orderId: string,
  happened: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at: now, actor: actor.id, happened, detail });
}

/**
 * Adds to the history of an order, and to the log.
 * @param ids What is named by an id, for the history alone: a reader of the log gets no ids.
 */
export async function recordEvent(
  context: Context & Pick<CommandContext, 'log'>,
  orderId: string,
  happened: string,
  detail: Readonly<Record<string, unknown>> = {},
  ids: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await noteEvent(context, orderId, happened, { ...ids, ...detail });
  context.log({ subjectKind: 'order', subjectId: orderId, difference: { happened, ...detail } });
}

/** An enquiry that becomes an order is won. @throws Failure conflict when it has an order already. */
export async function winEnquiry(context: CommandContext, id: string): Promise<void> {
  const enquiry = await lockEnquiry(context, { id });
  const [known] = await context.tx
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.enquiryId, id));
  if (known) {
    throw new Failure(
      'conflict',
      'orders.enquiry-has-one',
      `${known.reference} was made from it already.`,
      [],
      known,
    );
  }
  if (enquiry.state !== 'won') {
    await changeEnquiry(context, enquiry, { state: 'won' }, 'state-changed', {
      from: enquiry.state,
      to: 'won',
    });
  }
}
