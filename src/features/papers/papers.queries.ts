import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isSignedBy, listPublicKeys } from '#platform/sealed-keys/sealed-keys.ts';
import { parseVerifyCode, signedText, stateOf } from './papers.rules.ts';
import { papers } from './papers.table.ts';

/** The papers of an order, in the order of issue. */
export async function listPapers(db: ReadDatabase, orderId: string) {
  const rows = await db
    .select()
    .from(papers)
    .where(eq(papers.orderId, orderId))
    .orderBy(asc(papers.issuedAt), asc(papers.number));
  return rows.map((row) => ({
    kind: row.kind,
    number: row.number,
    orderId: row.orderId,
    subjectId: row.subjectId,
    amount: row.amount,
    on: row.issuedOn,
    issuedAt: row.issuedAt,
    verify: row.verify,
    state: stateOf(row),
    undoneAt: row.undoneAt,
    version: row.orderVersion,
    printed: row.printed,
    customer: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
  }));
}

/** The codes of the papers of orders that are still good, by order. */
export async function listCodes(
  db: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ orderId: papers.orderId, verify: papers.verify })
    .from(papers)
    .where(and(inArray(papers.orderId, [...orderIds]), isNull(papers.undoneAt)));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, list]) => [orderId, list.map(({ verify }) => verify)]));
}

/** Since when a paper is no longer good. */
const changedAt = ({ undoneAt, refundedAt }: { undoneAt: Date | null; refundedAt: Date | null }) =>
  undoneAt ?? refundedAt;

/**
 * A paper by its code, as anybody may see it; undefined when it isn't ours. It is genuine when its signature is by one of
 * our keys over what stands in it.
 */
export async function findVerified(db: ReadDatabase, typed: string) {
  const code = parseVerifyCode(typed);
  if (code === undefined) {
    return undefined;
  }
  const [paper] = await db.select().from(papers).where(eq(papers.verify, code));
  if (!paper) {
    return undefined;
  }
  const { kind, number, amount, issuedOn: on, nameInitials: initials, signature, keyId } = paper;
  const key = (await listPublicKeys(db, 'papers')).find(({ id }) => id === keyId);
  const text = signedText({ kind, number, on, amount, initials });
  return {
    genuine: key !== undefined && isSignedBy(text, signature, key.publicKey),
    kind,
    number,
    on,
    amount,
    initials,
    signature,
    key: keyId,
    state: stateOf(paper),
    since: changedAt(paper),
  };
}
