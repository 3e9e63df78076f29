import { and, eq, gt, inArray } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { listOpenEnquiriesByPhone } from '#features/enquiries/visitor/own-enquiries.queries.ts';
import { enquiryPath } from '#features/enquiries/visitor/visitor.rules.ts';
import { listOpenFaresByPhone } from '#features/fares/visitor/own-fares.queries.ts';
import { faresPath } from '#features/fares/visitor/visitor.rules.ts';
import { hashOf } from '#features/identity/provider/secret.rules.ts';
import { listOpenOrdersByPhone } from '#features/orders/customer/own-orders.queries.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { lineText, standingOf } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { summariesOf } from '#features/tour-packages/summaries/summaries.queries.ts';
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
  const bought = await listOpenOrdersByPhone(db, phone, today);
  const cases = await listOpenCasesByPhone(db, phone);
  const fares = await listOpenFaresByPhone(db, phone);
  const enquiries = await listOpenEnquiriesByPhone(db, phone);
  return [
    ...bought.map(({ token, order }) => ({
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

/** What the list shows of each order by its reference: the cover of its package, the day of travel, and how it stands with money. */
export async function listLooks(db: ReadDatabase, { phone, language }: Visit, today: CalendarDate) {
  const open = await listOpenOrdersByPhone(db, phone, today);
  const references = open.map(({ order }) => order.reference);
  const packages = await db
    .select({ reference: orders.reference, id: departures.packageId })
    .from(orders)
    .innerJoin(seatHolds, eq(seatHolds.orderId, orders.id))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(inArray(orders.reference, references));
  const idOf = new Map(packages.map(({ reference, id }) => [reference, id]));
  const summaries = await summariesOf(db, language, [...new Set(idOf.values())], today);
  return new Map(
    open.map(({ order: { reference, state, money, travelsOn } }) => [
      reference,
      {
        cover: summaries.find(({ id }) => id === idOf.get(reference))?.cover,
        travelsOn,
        standing: standingOf(state, money),
      },
    ]),
  );
}

/** Whose list a secret opens now; undefined when it opens none. */
export async function findVisit(db: ReadDatabase, secret: string, now: Date): Promise<Visit | undefined> {
  const [found] = await db
    .select({ phone: findCodes.phone, language: findCodes.language })
    .from(findCodes)
    .where(and(eq(findCodes.secret, hashOf(secret)), gt(findCodes.openUntil, now)));
  return found;
}
