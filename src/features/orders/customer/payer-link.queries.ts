import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { orders } from '../orders.table.ts';

/** Made of the order's secret, which can't be made of it; another secret makes another one. */
const codeOf = (token: string) => createHash('sha256').update(`payer ${token}`).digest('hex').slice(0, 26);

/** What stands in the address of an order's page for somebody else who pays: it opens what is paid and due, and nothing else. */
export const payerLink = ({ reference, token }: { readonly reference: string; readonly token: string }) =>
  `${reference.toLowerCase()}-${codeOf(token)}`;

/** The order of a link: its own, or the one for whoever pays; undefined for any other. */
export async function findLinked(db: ReadDatabase, link: string) {
  const [, reference, code] = /^([0-9a-z-]{4,20})-([0-9a-f]{26})$/.exec(link) ?? [];
  const by = isToken(link)
    ? sealedIs(orders.token, link)
    : reference !== undefined && eq(orders.reference, reference.toUpperCase());
  const [row] =
    by === false ? [] : await db.select({ id: orders.id, token: orders.token }).from(orders).where(by);
  const isPayer = !isToken(link);
  return row && (!isPayer || codeOf(row.token) === code) ? { ...row, isPayer } : undefined;
}
