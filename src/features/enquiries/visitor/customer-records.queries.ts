import { desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadRecords } from '#features/customers/customers.queries.ts';
import { enquiries } from '../enquiries.table.ts';

const main = alias(enquiries, 'main');

/** The enquiries on a customer's card, joined ones too: their history is read there. */
export const customerEnquiries: ReadRecords = async (db, { phones, emails }) => {
  if (phones.length + emails.length === 0) {
    return [];
  }
  const { id, reference, subject, name, state, createdAt } = enquiries;
  const rows = await db
    .select({ id, reference, subject, name, state, createdAt, joinedTo: main.reference })
    .from(enquiries)
    .leftJoin(main, eq(main.id, enquiries.mergedInto))
    .where(or(inArray(enquiries.phone, [...phones]), inArray(enquiries.email, [...emails])))
    .orderBy(desc(createdAt))
    .limit(500);
  return rows.map(({ subject: title, createdAt: at, ...row }) => ({
    ...row,
    kind: 'enquiry' as const,
    title,
    at: at.toISOString(),
  }));
};
