import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { About, Channel } from '#platform/messages/messages.rules.ts';

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

const tables = { order: orders, case: visaCases, fare: enquiries, enquiry: enquiries } as const;

/** Where the customer of an order, case, fare or enquiry is reached now; undefined when it is gone. */
export async function findContact(db: ReadDatabase, { kind, id }: About): Promise<Contact | undefined> {
  const table = tables[kind];
  const [found] = await db
    .select({ phone: table.phone, email: table.email })
    .from(table)
    .where(eq(table.id, id));
  return found;
}

/** The refusal of a channel without an address, which names the field. */
export const noAddress = (channel: Channel): Failure =>
  new Failure(
    'invalid',
    'messages.no-address',
    channel === 'email' ? 'There is no e-mail address.' : 'There is no telephone number.',
    [{ path: 'channel', message: 'Choose a way that the customer can be reached by.' }],
  );

/** The number or address of a channel. */
export const addressOf = ({ phone, email }: Contact, channel: Channel): string | null =>
  channel === 'email' ? email : phone;
