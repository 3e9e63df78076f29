import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { nameWords } from '#features/documents/search/names.queries.ts';
import { parseReference } from '#features/enquiries/send/reference.rules.ts';
import { conditionsOf } from '#features/orders/lookup/lookup.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, holdsWords, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf, partOfPhone } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { slipNumber } from '../passports/passports.rules.ts';
import { passportSlips } from '../passports/passports.table.ts';
import { dueOf } from '../plan/plan.rules.ts';
import { visaApplicants, visaCasePapers, visaCases } from '../visa-cases.table.ts';

/** How many applicants, and how many orders, stand for all with a name. */
const most = 200;

const text = sql`lower(${visaCases.reference} || ' ' || ${visaCases.name} || ' ' || ${visaCases.phone})`;

/** What finds a case: its reference, a number, a name of the customer or an applicant, or an order whose name sounds so. */
async function caseConditions(db: ReadDatabase, asked: Asked) {
  const { spellings, words } = asked;
  const references = spellings.flatMap((each) => parseReference(each) ?? []);
  const phones = spellings.flatMap((each) => phoneOf(each) ?? []);
  const part = partOfPhone(words);
  const exact = or(
    references.length === 0 ? undefined : inArray(visaCases.reference, references),
    phones.length === 0 ? undefined : inArray(visaCases.phone, phones),
  );
  const typed = nameWords(words);
  const hasPart = part === undefined ? undefined : sql`${text} LIKE ${`%${part}%`}`;
  const holds = or(holdsWords(text, typed), hasPart);
  // By themselves: a condition with another query in it keeps the whole from its indexes.
  const ofApplicants =
    typed.length === 0
      ? []
      : await db
          .select({ id: visaApplicants.caseId })
          .from(visaApplicants)
          .where(and(isNotNull(visaApplicants.name), holdsWords(sql`lower(${visaApplicants.name})`, typed)))
          .limit(most);
  const byOrder = words === '' ? undefined : conditionsOf(asked).found;
  const ofOrders =
    byOrder === undefined
      ? []
      : await db
          .select({ id: visaCases.id })
          .from(orders)
          .innerJoin(visaCases, eq(visaCases.orderId, orders.id))
          .where(and(isNull(orders.removedAt), byOrder))
          .orderBy(desc(visaCases.createdAt), visaCases.id)
          .limit(most);
  const named = [...ofApplicants, ...ofOrders].map(({ id }) => id);
  const start = literally(words);
  const begins =
    words === ''
      ? undefined
      : or(
          sql`lower(${visaCases.name}) LIKE ${`${start}%`}`,
          sql`lower(${visaCases.reference}) LIKE ${`${start}%`}`,
          sql`lower(${visaCases.reference}) LIKE ${`sf-${start}%`}`,
        );
  return {
    found: or(exact, holds, named.length === 0 ? undefined : inArray(visaCases.id, named)),
    fit: fitOf({ exact, begins, holds }),
  };
}

async function findCases(db: ReadDatabase, asked: Asked) {
  const { found, fit } = await caseConditions(db, asked);
  if (found === undefined) {
    return [];
  }
  const received = exists(
    db
      .select({ one: sql`1` })
      .from(visaCasePapers)
      .where(and(eq(visaCasePapers.caseId, visaCases.id), eq(visaCasePapers.state, 'received'))),
  );
  const rows = await db
    .select({ row: visaCases, fit, isToLookAt: sql<boolean>`${received}` })
    .from(visaCases)
    .where(and(isNull(visaCases.removedAt), found))
    .orderBy(fit, sql`${visaCases.endedAt} IS NOT NULL`, desc(visaCases.createdAt), asc(visaCases.id))
    .limit(2 * asked.limit);
  return rows.map(({ row, fit: place, isToLookAt }) => {
    const due = dueOf(row);
    return hitOf('visa-case', {
      id: row.id,
      title: `${row.title[asked.language].kind}, ${row.reference}`,
      details: [row.name],
      phone: row.phone,
      on: due,
      state: row.state,
      path: `/dashboard/visacases/${row.id}`,
      fit: fitIn(asked, place),
      waits: isToLookAt || (due !== null && due <= asked.today),
    });
  });
}

/** The numbers of slips as they are typed: `P-000417`, with or without what is between. */
const slipsOf = (spellings: readonly string[]) =>
  spellings.flatMap((each) => {
    const number = /^p[\s-]*0*(\d{1,9})$/i.exec(each.trim())?.[1];
    return number === undefined ? [] : [Number(number)];
  });

async function findSlips(db: ReadDatabase, asked: Asked) {
  const numbers = slipsOf(asked.spellings);
  if (numbers.length === 0) {
    return [];
  }
  const rows = await db
    .select({ slip: passportSlips, reference: visaCases.reference, name: visaCases.name })
    .from(passportSlips)
    .innerJoin(visaCases, eq(visaCases.id, passportSlips.caseId))
    .where(and(isNull(visaCases.removedAt), inArray(passportSlips.number, numbers)))
    .orderBy(desc(passportSlips.number))
    .limit(asked.limit);
  return rows.map(({ slip, reference, name }) =>
    hitOf('passport-slip', {
      id: String(slip.number),
      title: slipNumber(slip.number),
      details: [name, reference],
      on: slip.dueOn,
      state: slip.move,
      path: `/dashboard/visacases/${slip.caseId}`,
      fit: fitIn(asked, 0),
    }),
  );
}

/** Visa cases by reference, number and the names of customer and applicants. */
export const caseLookup: LookupSource = { permission: 'visa-cases.read', find: findCases };

/** Slips of passports by their number. */
export const slipLookup: LookupSource = { permission: 'visa-cases.read', find: findSlips };
