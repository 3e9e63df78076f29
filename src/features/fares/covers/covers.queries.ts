import { and, desc, eq, isNull } from 'drizzle-orm';
import { linkedPapers } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { CoverContent } from './covers.contract.ts';
import { ticketCovers } from './covers.table.ts';

/** What a ticket cover shows; undefined for another paper. */
export async function findCover(db: ReadDatabase, number: string): Promise<CoverContent | undefined> {
  const [found] = await db
    .select({ content: ticketCovers.content })
    .from(ticketCovers)
    .where(eq(ticketCovers.number, number));
  return found?.content;
}

/** The cover of a fare request that counts, with the path of its page. */
export async function findGoodCover(db: ReadDatabase, enquiryId: string) {
  const [found] = await db
    .select({
      number: papers.number,
      kind: papers.kind,
      token: orders.token,
      language: orders.language,
    })
    .from(ticketCovers)
    .innerJoin(papers, and(eq(papers.number, ticketCovers.number), isNull(papers.undoneAt)))
    .innerJoin(orders, eq(orders.id, papers.orderId))
    .where(eq(ticketCovers.enquiryId, enquiryId))
    .orderBy(desc(papers.issuedAt))
    .limit(1);
  const [linked] = found === undefined ? [] : linkedPapers(found, [found]);
  return linked === undefined ? null : { number: linked.number, path: linked.path };
}
