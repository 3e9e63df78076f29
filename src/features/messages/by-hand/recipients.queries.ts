import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { enquiryPath } from '#features/enquiries/visitor/visitor.rules.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { faresPath } from '#features/fares/visitor/visitor.rules.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { orderShort } from '#features/orders/letters/short-texts.rules.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { isQuote, lineText } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { caseShort } from '#features/visa-cases/letters/short-texts.rules.ts';
import { casePath } from '#features/visa-cases/visa-cases.rules.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { m } from '#messages/messages.js';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { CustomerEvent } from '#platform/messages/events.data.ts';
import type { About } from '#platform/messages/messages.rules.ts';

/** A customer as a message by hand reaches them: about one order, case, fare or enquiry. */
export interface Recipient {
  readonly about: About;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly reference: string;
  /** What it is about, in the customer's language. */
  readonly subject: string;
  /** Of its page, behind the site's address. */
  readonly path: string;
  /** Whether it is a practice order, which rings at nobody. */
  readonly practice: boolean;
  /** What an event says of it now, without sender and link; undefined when that isn't so. */
  readonly said: (event: CustomerEvent) => string | undefined;
}

/** Whom orders belong to, without what they are about: enough for a text of staff by telephone. */
export async function listOrderers(db: ReadDatabase, ids: readonly string[]): Promise<readonly Recipient[]> {
  const { id, name, phone, email, language, reference, practice } = orders;
  const rows = await db
    .select({ id, name, phone, email, language, reference, practice })
    .from(orders)
    .where(and(inArray(id, [...ids]), isNull(orders.removedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => {
    const row = byId.get(each);
    return row === undefined
      ? []
      : [
          {
            ...row,
            about: { kind: 'order' as const, id: each },
            subject: '',
            path: '',
            said: () => undefined,
          },
        ];
  });
}

async function findOrder(
  db: ReadDatabase,
  id: string,
  today: CalendarDate,
): Promise<Omit<Recipient, 'about'> | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.removedAt)));
  const order = row && (await findByToken(db, row.token, today));
  if (row === undefined || order === undefined) {
    return undefined;
  }
  const { language, token, practice } = row;
  const short = (kind: 'quote' | 'accepted' | 'reminder' | 'review') =>
    orderShort({
      order,
      told: kind === 'quote' ? { kind, until: null } : { kind },
      today,
      backBy: today,
      fits: () => true,
    });
  return {
    ...row,
    practice,
    subject: lineText(order.about, language),
    path: orderPath(language, token),
    said: (event) => {
      switch (event) {
        case 'order.quoted':
          return isQuote(order.state) ? short('quote') : undefined;
        case 'order.confirmed':
          return order.state === 'open' ? short('accepted') : undefined;
        case 'payment.reminder':
          return order.due > 0 ? short('reminder') : undefined;
        case 'review.asked':
          return order.state === 'completed' ? short('review') : undefined;
        default:
          return undefined;
      }
    },
  };
}

async function findCase(db: ReadDatabase, id: string): Promise<Omit<Recipient, 'about'> | undefined> {
  const [row] = await db
    .select()
    .from(visaCases)
    .where(and(eq(visaCases.id, id), isNull(visaCases.removedAt)));
  if (row === undefined) {
    return undefined;
  }
  const { language, token, reference, title, state } = row;
  const about = { language, reference, country: title[language].country };
  return {
    ...row,
    practice: false,
    subject: `${title[language].country}, ${title[language].kind}`,
    path: casePath(language, token),
    said: (event) =>
      event === 'case.begun'
        ? caseShort({ ...about, told: { kind: 'begun' } })
        : event === 'case.state' && state !== 'collecting' && state !== 'checking'
          ? caseShort({ ...about, told: { kind: 'moved', to: state } })
          : undefined,
  };
}

async function findEnquiry(db: ReadDatabase, id: string): Promise<Omit<Recipient, 'about'> | undefined> {
  const [found] = await db
    .select({ row: enquiries, fare: fareRequests })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(eq(enquiries.id, id), isNull(enquiries.removedAt)));
  if (found === undefined) {
    return undefined;
  }
  const { row, fare } = found;
  const { language, reference } = row;
  const locale = { locale: language };
  const isSent = fare !== null && fare.sentAt !== null;
  return {
    ...row,
    practice: false,
    path: isSent ? faresPath(language, fare.token) : enquiryPath(language, row.token),
    said: (event) =>
      event === 'fare.options' && isSent
        ? m.sms_fare_options({ reference }, locale)
        : event === 'enquiry.received' && !isSent
          ? m.sms_enquiry_received({ reference }, locale)
          : undefined,
  };
}

/** Who is told about an order, case, fare or enquiry, and what can be said of it; undefined when it is gone. */
export async function findRecipient(
  db: ReadDatabase,
  about: About,
  now: Date,
): Promise<Recipient | undefined> {
  const found =
    about.kind === 'order'
      ? await findOrder(db, about.id, dhakaDate(now))
      : about.kind === 'case'
        ? await findCase(db, about.id)
        : await findEnquiry(db, about.id);
  return found && { ...found, about };
}
