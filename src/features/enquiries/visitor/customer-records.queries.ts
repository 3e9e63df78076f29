import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReachedBy, maxRecords, type RecordSource } from '#features/customers/customers.queries.ts';
import { enquiries } from '../enquiries.table.ts';

const main = alias(enquiries, 'main');

/** The enquiries on a customer's card, joined ones too: their history is read there. */
export const customerEnquiries: RecordSource = {
  needs: 'enquiries.read',
  read: async (db, reach) => {
    const { id, reference, subject, name, state, createdAt } = enquiries;
    const rows = await db
      .select({ id, reference, subject, name, state, createdAt, joinedTo: main.reference })
      .from(enquiries)
      .leftJoin(main, eq(main.id, enquiries.mergedInto))
      .where(and(isNull(enquiries.removedAt), isReachedBy(db, reach, enquiries)))
      .orderBy(desc(createdAt))
      .limit(maxRecords);
    return rows.map(({ subject: title, createdAt: at, ...row }) => ({
      ...row,
      kind: 'enquiry' as const,
      title,
      at: at.toISOString(),
      travelsOn: null,
      money: null,
      departureId: null,
    }));
  },
};
