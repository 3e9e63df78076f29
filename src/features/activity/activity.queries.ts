import { and, desc, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { users } from '#features/identity/identity.table.ts';
import { media } from '#features/media/media.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { addDays, beginningOf } from '#platform/calendar-date.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { ActivityQuery } from './activity.contract.ts';

/** Entries are counted up to this number. */
const countedTo = 1_000;

function fitting(query: ActivityQuery): SQL | undefined {
  const { actor, action, subjectKind, subjectId, from, to } = query;
  const literally = action?.replace(/[\\%_]/g, '\\$&');
  return and(
    actor === undefined ? undefined : eq(activity.actor, actor),
    action === undefined
      ? undefined
      : action.endsWith('.')
        ? like(activity.action, `${literally}%`)
        : eq(activity.action, action),
    subjectKind === undefined ? undefined : eq(activity.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(activity.subjectId, subjectId),
    from === undefined ? undefined : gte(activity.at, beginningOf(from)),
    to === undefined ? undefined : lt(activity.at, beginningOf(addDays(to, 1))),
  );
}

/** Entries of the log, newest first, with their total, counted up to 1,000. */
export async function listActivity(db: ReadDatabase, query: ActivityQuery) {
  const fits = fitting(query);
  const rows = await db
    .select()
    .from(activity)
    .where(and(fits, query.cursor === undefined ? undefined : lt(activity.id, query.cursor)))
    .orderBy(desc(activity.id))
    .limit(query.limit + 1);
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(activity)
    .where(fits)
    .limit(countedTo)
    .as('some');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  const items = rows.slice(0, query.limit);
  return { items, total: counted?.total ?? 0, more: rows.length > query.limit };
}

/** The current names of a kind of subject; none without ids. */
type Naming = (db: ReadDatabase, ids: string[]) => Promise<Array<{ id: string; title: string }>>;

const documentTitles: Naming = (db, ids) =>
  db
    .select({
      id: documentList.documentId,
      title: sql<string>`coalesce(${documentList.titleEn}, ${documentList.titleBn}, ${documentList.slug})`,
    })
    .from(documentList)
    .where(inArray(documentList.documentId, ids));
const accountAddresses: Naming = (db, ids) =>
  db.select({ id: users.uid, title: users.email }).from(users).where(inArray(users.uid, ids));

const namings: Readonly<Record<string, Naming>> = {
  ...Object.fromEntries(documentKinds.map((kind) => [kind, documentTitles])),
  media: (db, ids) =>
    db.select({ id: media.id, title: media.name }).from(media).where(inArray(media.id, ids)),
  enquiry: (db, ids) =>
    db
      .select({ id: enquiries.id, title: enquiries.reference })
      .from(enquiries)
      .where(inArray(enquiries.id, ids)),
  order: (db, ids) =>
    db.select({ id: orders.id, title: orders.reference }).from(orders).where(inArray(orders.id, ids)),
  'visa-case': (db, ids) =>
    db
      .select({ id: visaCases.id, title: visaCases.reference })
      .from(visaCases)
      .where(inArray(visaCases.id, ids)),
  user: accountAddresses,
  account: accountAddresses,
};

/** The current names of documents, pictures, enquiries, orders, visa cases and accounts in the log, by id. */
export async function findSubjectTitles(
  db: ReadDatabase,
  subjects: ReadonlyArray<{ readonly subjectKind: string; readonly subjectId: string }>,
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const naming of new Set(Object.values(namings))) {
    const ids = subjects.flatMap(({ subjectKind, subjectId }) =>
      namings[subjectKind] === naming ? [subjectId] : [],
    );
    for (const { id, title } of ids.length === 0 ? [] : await naming(db, [...new Set(ids)])) {
      titles.set(id, title);
    }
  }
  return titles;
}
