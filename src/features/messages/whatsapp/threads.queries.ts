import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { openStates } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import type { OrderState } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { caseStates, isEnded } from '#features/visa-cases/visa-cases.rules.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { About } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';

/** Something of a number's that is still going on. */
export interface Thread extends About {
  readonly language: Language;
  readonly updatedAt: Date;
}

const openOrders: readonly OrderState[] = ['quoted', 'open'];
const endedCases = caseStates.filter(isEnded);
/** More that is open is nobody's. */
const maxOpen = 200;

/** What is open of a number: its orders, visa cases, and enquiries with those at the fare desk. */
async function listOpen(db: ReadDatabase, phone: string): Promise<readonly Thread[]> {
  const ofOrders = await db
    .select({ id: orders.id, language: orders.language, updatedAt: orders.updatedAt })
    .from(orders)
    .where(and(eq(orders.phone, phone), inArray(orders.state, [...openOrders])))
    .limit(maxOpen);
  const ofCases = await db
    .select({ id: visaCases.id, language: visaCases.language, updatedAt: visaCases.updatedAt })
    .from(visaCases)
    .where(and(eq(visaCases.phone, phone), notInArray(visaCases.state, endedCases)))
    .limit(maxOpen);
  const ofEnquiries = await db
    .select({
      id: enquiries.id,
      language: enquiries.language,
      updatedAt: enquiries.updatedAt,
      fare: fareRequests.enquiryId,
    })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(
      and(
        eq(enquiries.phone, phone),
        eq(enquiries.inReview, false),
        inArray(enquiries.state, [...openStates]),
        sql`${enquiries.mergedInto} IS NULL`,
      ),
    )
    .limit(maxOpen);
  return [
    ...ofOrders.map((row) => ({ kind: 'order' as const, ...row })),
    ...ofCases.map((row) => ({ kind: 'case' as const, ...row })),
    ...ofEnquiries.map(({ fare, ...row }) => ({
      kind: fare === null ? ('enquiry' as const) : ('fare' as const),
      ...row,
    })),
  ];
}

/**
 * What a number writes about: of all that is open of it, what it was last told of, else what changed last. Undefined when nothing
 * is open.
 */
export async function findThread(db: ReadDatabase, phone: string): Promise<Thread | undefined> {
  const open = await listOpen(db, phone);
  const [last] =
    open.length < 2
      ? []
      : await db
          .select({ id: messages.aboutId })
          .from(messages)
          .where(
            and(
              eq(messages.toAddress, phone),
              inArray(
                messages.aboutId,
                open.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(desc(messages.createdAt), desc(messages.id))
          .limit(1);
  return (
    open.find(({ id }) => id === last?.id) ??
    [...open].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]
  );
}
