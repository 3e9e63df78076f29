import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { enquiries } from '../enquiries.table.ts';

/** The values for templates: the enquiry's own, and the name of the sender. */
export async function findForReply(db: ReadDatabase, id: string, uid: string) {
  const { kind, name, reference, subject, language } = enquiries;
  const [found] = await db
    .select({ kind, name, reference, subject, language })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isNull(enquiries.removedAt)));
  const [clerk] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid));
  return found && { ...found, clerk: clerk?.name ?? '' };
}
