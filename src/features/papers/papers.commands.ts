import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { provideSigningKey, signText } from '#platform/sealed-keys/sealed-keys.ts';
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
  { kind, orderId, subjectId, amount, on, name, phone, email, version, practice = false }: IssuedFor,
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
    ...{ id: crypto.randomUUID(), kind, number, orderId, subjectId, amount, practice, verify },
    ...{ orderVersion: version, customerName: name, customerPhone: phone, customerEmail: email },
    ...{ issuedOn: on, issuedAt: now, nameInitials: initials, keyId: key.id },
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
 * Marks receipts of an order as refunded after money went back: the newest first, as far as all that went back so far
 * covers them whole. One that is covered in part stays good, and one whose refund was undone is good again.
 * @param refunded All that went back for the order so far, poisha.
 */
export async function markRefunded(
  context: Pick<CommandContext, 'tx' | 'now'>,
  orderId: string,
  refunded: number,
): Promise<void> {
  const receipts = await context.tx
    .select({ subjectId: papers.subjectId, amount: papers.amount, refundedAt: papers.refundedAt })
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'receipt'), isNull(papers.undoneAt)))
    .orderBy(desc(papers.issuedAt), desc(papers.number));
  const marked = receipts.flatMap(({ refundedAt, ...each }) =>
    refundedAt === null ? [] : [{ ...each, refundedAt }],
  );
  let left = refunded - marked.reduce((sum, { amount }) => sum + amount, 0);
  // A refund was undone: what was marked last is good again, as far as less went back than is marked.
  for (const { subjectId, amount } of marked.toSorted(
    (a, b) => b.refundedAt.getTime() - a.refundedAt.getTime(),
  )) {
    if (left < 0 && subjectId !== null) {
      left += amount;
      await context.tx
        .update(papers)
        .set({ refundedAt: null })
        .where(and(eq(papers.kind, 'receipt'), eq(papers.subjectId, subjectId)));
    }
  }
  for (const { subjectId, amount, refundedAt } of receipts) {
    if (refundedAt !== null || subjectId === null) {
      continue;
    }
    if (amount > left) {
      return;
    }
    left -= amount;
    await markPapers(context, { kind: 'receipt', subjectId }, 'refunded');
  }
}
