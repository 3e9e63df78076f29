import { and, eq, gt } from 'drizzle-orm';
import { listOpenEnquiriesByPhone } from '#features/enquiries/visitor/own-enquiries.queries.ts';
import { enquiryPath } from '#features/enquiries/visitor/visitor.rules.ts';
import { listOpenFaresByPhone } from '#features/fares/visitor/own-fares.queries.ts';
import { faresPath } from '#features/fares/visitor/visitor.rules.ts';
import { hashOf } from '#features/identity/provider/secret.rules.ts';
import { listOpenOrdersByPhone } from '#features/orders/customer/own-orders.queries.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { lineText } from '#features/orders/orders.rules.ts';
import { listOpenCasesByPhone } from '#features/visa-cases/list/own-cases.queries.ts';
import { casePath } from '#features/visa-cases/visa-cases.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { FoundItem } from './find.contract.ts';
import { findCodes } from './find.table.ts';

/** Whose list it is. */
export interface Visit {
  /** E.164. */
  readonly phone: string;
  readonly language: Language;
}

/** What is open of a telephone number: orders and quotes, visa cases, fares, enquiries; each kind with the latest first. */
export async function listFound(
  db: ReadDatabase,
  { phone, language }: Visit,
  today: CalendarDate,
): Promise<FoundItem[]> {
  const orders = await listOpenOrdersByPhone(db, phone, today);
  const cases = await listOpenCasesByPhone(db, phone);
  const fares = await listOpenFaresByPhone(db, phone);
  const enquiries = await listOpenEnquiriesByPhone(db, phone);
  return [
    ...orders.map(({ token, order }) => ({
      kind: 'order' as const,
      reference: order.reference,
      path: orderPath(language, token),
      about: lineText(order.about, language),
    })),
    ...cases.map(({ reference, token, title }) => ({
      kind: 'visa-case' as const,
      reference,
      path: casePath(language, token),
      about: `${title[language].country}, ${title[language].kind}`,
    })),
    ...fares.map(({ reference, token, subject }) => ({
      kind: 'fare' as const,
      reference,
      path: faresPath(language, token),
      about: subject,
    })),
    ...enquiries
      // A fare's enquiry is found once, as its fare.
      .filter(({ reference }) => fares.every((fare) => fare.reference !== reference))
      .map(({ reference, token, subject }) => ({
        kind: 'enquiry' as const,
        reference,
        path: enquiryPath(language, token),
        about: subject,
      })),
  ];
}

/** Whose list a secret opens now; undefined when it opens none. */
export async function findVisit(db: ReadDatabase, secret: string, now: Date): Promise<Visit | undefined> {
  const [found] = await db
    .select({ phone: findCodes.phone, language: findCodes.language })
    .from(findCodes)
    .where(and(eq(findCodes.secret, hashOf(secret)), gt(findCodes.openUntil, now)));
  return found;
}
