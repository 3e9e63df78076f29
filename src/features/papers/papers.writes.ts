import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { settings } from '#features/site-settings/site-settings.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { provideSigningKey, signText } from '#platform/sealed-keys/sealed-keys.ts';
import type { Printed } from './papers.contract.ts';
import {
  fiscalYearOf,
  initialsOf,
  type PaperKind,
  serialNumber,
  signedText,
  verifyCode,
} from './papers.rules.ts';
import { paperSerials, papers } from './papers.table.ts';

interface IssuedFor {
  readonly kind: PaperKind;
  readonly orderId: string;
  /** What it is about besides the order: the payment of a receipt, the cancellation of a credit note. */
  readonly subjectId?: string | undefined;
  /** Poisha. */
  readonly amount: number;
  /** The day of the paper, in Asia/Dhaka; it chooses the fiscal year. */
  readonly on: CalendarDate;
  /** The customer's name; its initials are signed. */
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** The version of the order's terms that it shows. */
  readonly version?: number | undefined;
  /** How its order stands, and its lines where they aren't those of the terms. */
  readonly printed?: Omit<Printed, 'agency'> | undefined;
  /** Nothing was really paid: the paper says so everywhere. */
  readonly practice?: boolean | undefined;
}

/** The next number of a series. Its row stays locked until the transaction ends, so that a rollback leaves no gap. */
async function takeSerial(tx: Transaction, kind: PaperKind, fiscalYear: number): Promise<number> {
  const [taken] = await tx
    .insert(paperSerials)
    .values({ kind, fiscalYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [paperSerials.kind, paperSerials.fiscalYear],
      set: { lastNumber: sql`${paperSerials.lastNumber} + 1` },
    })
    .returning({ lastNumber: paperSerials.lastNumber });
  if (taken === undefined) {
    throw new Error('A serial number is always given.');
  }
  return taken.lastNumber;
}

/**
 * Issues a paper in the caller's transaction: takes its serial number and signs it. Issue it late in the transaction:
 * others who want a paper of that kind wait until it ends.
 * @returns its number, such as `MR-2026-27-000123`, and the code of `/verify/{code}`.
 * @throws an Error for a second receipt or credit note of the same subject: callers are idempotent themselves.
 */
export async function issuePaper(
  { tx, now, dataKey }: Pick<CommandContext, 'tx' | 'now' | 'dataKey'>,
  {
    kind,
    orderId,
    subjectId,
    amount,
    on,
    name,
    phone,
    email,
    version,
    printed = {},
    practice = false,
  }: IssuedFor,
): Promise<{ number: string; verify: string }> {
  if (dataKey === undefined) {
    throw new Error('Papers are signed: the command needs dataKey.');
  }
  const key = await provideSigningKey(tx, 'papers', { dataKey, now });
  const fiscalYear = fiscalYearOf(on);
  const number = serialNumber(kind, fiscalYear, await takeSerial(tx, kind, fiscalYear));
  const initials = initialsOf(name);
  const verify = verifyCode([...crypto.getRandomValues(new Uint8Array(12))]);
  await tx.insert(papers).values({
    id: crypto.randomUUID(),
    kind,
    number,
    orderId,
    subjectId,
    amount,
    practice,
    verify,
    orderVersion: version,
    customerName: name,
    customerPhone: phone,
    customerEmail: email,
    issuedOn: on,
    issuedAt: now,
    nameInitials: initials,
    keyId: key.id,
    // The agency as its settings have it at this moment.
    printed: sql`jsonb_build_object('agency', (SELECT jsonb_build_object('agency', ${settings.value} -> 'agency',
      'licences', ${settings.value} -> 'licences', 'office', ${settings.value} -> 'office', 'papers', ${settings.value} -> 'papers')
      FROM ${settings} WHERE ${settings.name} = 'site')) || ${JSON.stringify(printed)}::jsonb`,
    signature: signText(signedText({ kind, number, on, amount, initials }), key.privateKey),
  });
  return { number, verify };
}

/**
 * Marks the papers of a subject, such as the receipt of a payment: `undone` when it was booked by mistake, `refunded` when
 * the money went back. The first mark of each stays. Whoever checks the paper sees it.
 */
export async function markPapers(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { kind, subjectId }: { readonly kind: PaperKind; readonly subjectId: string },
  mark: 'undone' | 'refunded',
): Promise<void> {
  const column = mark === 'undone' ? papers.undoneAt : papers.refundedAt;
  await tx
    .update(papers)
    .set(mark === 'undone' ? { undoneAt: now } : { refundedAt: now })
    .where(and(eq(papers.kind, kind), eq(papers.subjectId, subjectId), isNull(column)));
}

/** Marks the papers of an order as undone that another paper is about to replace. */
export async function replacePapers(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  orderId: string,
  kinds: readonly PaperKind[],
): Promise<void> {
  await tx
    .update(papers)
    .set({ undoneAt: now })
    .where(and(eq(papers.orderId, orderId), inArray(papers.kind, [...kinds]), isNull(papers.undoneAt)));
}

/**
 * Marks receipts of an order as refunded after money went back, or didn't after all: the newest first, as far as all that went back so
 * far covers them whole. One that is covered in part stays good, and one whose refund was undone is good again.
 * What went back for a receipt that is undone by now went back for no other.
 * @param refunded All that went back for the order so far, poisha.
 * @param subjectId of the receipt whose money it was, where it is known
 */
export async function markRefunded(
  context: Pick<CommandContext, 'tx' | 'now'>,
  orderId: string,
  refunded: number,
  subjectId: string | null = null,
): Promise<void> {
  const { tx, now } = context;
  const receipts = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'receipt')))
    .orderBy(desc(eq(papers.subjectId, subjectId ?? orderId)), desc(papers.issuedAt), desc(papers.number));
  let left = receipts.reduce((sum, each) => (each.refundedAt === null ? sum : sum - each.amount), refunded);
  const latest = receipts.toSorted((a, b) => Number(b.refundedAt) - Number(a.refundedAt));
  for (const { id, amount, refundedAt } of latest) {
    if (refundedAt !== null && left < 0) {
      left += amount;
      await tx.update(papers).set({ refundedAt: null }).where(eq(papers.id, id));
    }
  }
  for (const { id, amount, refundedAt, undoneAt } of receipts) {
    if (refundedAt !== null || undoneAt !== null) {
      continue;
    }
    if (amount > left) {
      return;
    }
    left -= amount;
    await tx.update(papers).set({ refundedAt: now }).where(eq(papers.id, id));
  }
}
