import { and, asc, eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { fareTicketFiles } from '#features/fares/tickets/tickets.table.ts';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { isDrawn } from '#features/papers/papers.rules.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { About } from '#platform/messages/messages.rules.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { findContact } from '../contacts.queries.ts';
import type { Attachment } from './attachments.contract.ts';

type Permissions = ReadonlySet<string>;

/** Who may open an e-ticket or a ticket cover may send it, too. */
export const opensTickets: Permission = 'travellers.read';
const readsPapers: Permission = 'orders.read';

type AttachableFile = typeof privateFiles.$inferSelect;

/** Whose order something belongs to. */
async function findOrderOf(db: ReadDatabase, { kind, id }: About): Promise<string | null> {
  if (kind === 'order') {
    return id;
  }
  const [found] =
    kind === 'case'
      ? await db.select({ orderId: visaCases.orderId }).from(visaCases).where(eq(visaCases.id, id))
      : await db
          .select({ orderId: fareRequests.orderId })
          .from(fareRequests)
          .where(eq(fareRequests.enquiryId, id));
  return found?.orderId ?? null;
}

/** The order whose papers go to who is written to: they are told nothing of somebody else's. */
async function findOwnOrder(db: ReadDatabase, about: About, phone: string): Promise<string | undefined> {
  const orderId = await findOrderOf(db, about);
  const order = orderId === null ? undefined : await findContact(db, { kind: 'order', id: orderId });
  return orderId !== null && order?.phone === phone ? orderId : undefined;
}

/** The e-tickets of a fare, or of the fare that an order was made of, where they go to the same number. */
async function listTickets(db: ReadDatabase, { kind, id }: About, phone: string): Promise<AttachableFile[]> {
  if (kind === 'case') {
    return [];
  }
  const rows = await db
    .select({ file: privateFiles })
    .from(fareTicketFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, fareTicketFiles.fileId))
    .innerJoin(fareRequests, eq(fareRequests.enquiryId, fareTicketFiles.enquiryId))
    .innerJoin(enquiries, eq(enquiries.id, fareTicketFiles.enquiryId))
    .where(
      and(
        kind === 'order' ? eq(fareRequests.orderId, id) : eq(fareRequests.enquiryId, id),
        eq(enquiries.phone, phone),
      ),
    )
    .orderBy(asc(fareTicketFiles.at), asc(privateFiles.id));
  return rows.map(({ file }) => file);
}

/** The papers of an order that are good, and of its terms as they are now. */
async function listDrawn(db: ReadDatabase, orderId: string, permissions: Permissions) {
  const [order] = await db.select({ current: orders.current }).from(orders).where(eq(orders.id, orderId));
  return (await listPapers(db, orderId)).flatMap(({ kind, number, state, version }) =>
    isDrawn(kind) &&
    state !== 'undone' &&
    (kind !== 'voucher' || version === order?.current) &&
    (kind !== 'ticket-cover' || permissions.has(opensTickets))
      ? [{ kind, number }]
      : [],
  );
}

/** What of an order, case or fare can be sent to who it belongs to, by somebody who may open it themselves. */
async function findAttachable(db: ReadDatabase, about: About, permissions: Permissions) {
  const phone = (await findContact(db, about))?.phone ?? null;
  if (phone === null) {
    return { files: [], papers: [] };
  }
  const orderId = permissions.has(readsPapers) ? await findOwnOrder(db, about, phone) : undefined;
  return {
    files: permissions.has(opensTickets) ? await listTickets(db, about, phone) : [],
    papers: orderId === undefined ? [] : await listDrawn(db, orderId, permissions),
  };
}

/** What can go along with a message about something: its e-tickets, then its papers, the latest first. */
export async function listAttachments(
  db: ReadDatabase,
  about: About,
  permissions: Permissions,
): Promise<readonly Attachment[]> {
  const { files, papers } = await findAttachable(db, about, permissions);
  return [
    ...files.map(({ id, name }) => ({ file: id, paper: null, number: null, name })),
    ...papers.map(({ kind, number }) => ({ file: null, paper: kind, number, name: '' })).reverse(),
  ];
}

/** An e-ticket that can go along with a message about something; undefined for any other file. */
export async function findAttachableFile(
  db: ReadDatabase,
  about: About,
  { file, permissions }: { readonly file: string; readonly permissions: Permissions },
): Promise<AttachableFile | undefined> {
  return (await findAttachable(db, about, permissions)).files.find(({ id }) => id === file);
}

/** Whether a paper can go along with a message about something. */
export async function isAttachablePaper(
  db: ReadDatabase,
  about: About,
  { number, permissions }: { readonly number: string; readonly permissions: Permissions },
): Promise<boolean> {
  return (await findAttachable(db, about, permissions)).papers.some((each) => each.number === number);
}
