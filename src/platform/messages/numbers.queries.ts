import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { ReadDatabase } from '../database/database.ts';
import { fileItself, windowMs } from './messages.rules.ts';
import { messageFiles, messageProviders, messageStops, messages, sampleContacts } from './messages.table.ts';

/** A number that wasn't on WhatsApp is tried again after so long; ms. */
const forgetsMs = 30 * 86_400_000;

/** By which providers telephones are reached; a channel without one is left out. */
export async function findProviders(
  db: ReadDatabase,
): Promise<Readonly<Partial<Record<'sms' | 'whatsapp', string>>>> {
  const rows = await db.select().from(messageProviders);
  return Object.fromEntries(rows.map(({ channel, provider }) => [channel, provider]));
}

/** Whether a number can be written to by WhatsApp: it is set up, and hasn't said lately that the number isn't there. */
export async function canWhatsapp(db: ReadDatabase, now: Date, phone: string): Promise<boolean> {
  const [provider] = await db
    .select({ provider: messageProviders.provider })
    .from(messageProviders)
    .where(eq(messageProviders.channel, 'whatsapp'));
  if (provider === undefined) {
    return false;
  }
  const [last] = await db
    .select({ errorCode: messages.errorCode })
    .from(messages)
    .where(
      and(
        eq(messages.toAddress, phone),
        eq(messages.channel, 'whatsapp'),
        ne(messages.state, 'waiting'),
        gte(messages.createdAt, new Date(now.getTime() - forgetsMs)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.direction))
    .limit(1);
  return last?.errorCode !== 'not-on-whatsapp';
}

/** Whether who has a number has written STOP. */
export async function hasStopped(db: ReadDatabase, phone: string): Promise<boolean> {
  return (await db.$count(messageStops, eq(messageStops.phone, phone))) > 0;
}

/** Whether a number or an address is one of the sample life, to which nothing is sent. */
export async function isSampleContact(db: ReadDatabase, address: string): Promise<boolean> {
  return (await db.$count(sampleContacts, eq(sampleContacts.address, address))) > 0;
}

/** Until when a number can be answered freely by WhatsApp; undefined when it hasn't written for 24 hours. */
export async function windowUntil(db: ReadDatabase, now: Date, phone: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.toAddress, phone), eq(messages.channel, 'whatsapp'), eq(messages.direction, 'in')))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const until = last && new Date(last.at.getTime() + windowMs);
  return until !== undefined && until > now ? until : undefined;
}

/** Whether what a customer wrote is here already. @param reference what the provider calls it */
export async function isReceived(db: ReadDatabase, reference: string): Promise<boolean> {
  const same = and(eq(messages.reference, reference), eq(messages.direction, 'in'));
  return (await db.$count(messages, same)) > 0;
}

/** What came and what went along with messages. */
export async function findMessageFiles(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<readonly { readonly fileId: string; readonly messageId: string }[]> {
  if (ids.length === 0) {
    return [];
  }
  const own = await db
    .select({ fileId: messageFiles.fileId, messageId: messageFiles.messageId })
    .from(messageFiles)
    .where(inArray(messageFiles.messageId, [...ids]))
    .orderBy(messageFiles.at, messageFiles.fileId);
  const attached = await db
    .select({ fileId: messages.fileId, messageId: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), eq(messages.attachment, fileItself)));
  return [
    ...own,
    ...attached.flatMap(({ fileId, messageId }) => (fileId === null ? [] : [{ fileId, messageId }])),
  ];
}
