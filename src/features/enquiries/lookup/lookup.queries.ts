import { and, desc, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { listPhonesLike } from '#features/customers/lookup/lookup.queries.ts';
import { nameWords } from '#features/documents/search/names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, holdsWords, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf, partOfPhone } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { openStates } from '../enquiries.rules.ts';
import { enquiries } from '../enquiries.table.ts';
import { parseReference } from '../send/reference.rules.ts';

/** What finds an enquiry: its reference, a number, its words, or a card of who asks. Undefined when nothing can. */
export async function conditionsOf(db: ReadDatabase, { spellings, words }: Asked) {
  const references = spellings.flatMap((each) => parseReference(each) ?? []);
  const phones = spellings.flatMap((each) => phoneOf(each) ?? []);
  const part = partOfPhone(words);
  const alike = await listPhonesLike(db, words);
  const exact = or(
    references.length === 0 ? undefined : inArray(enquiries.reference, references),
    phones.length === 0 ? undefined : inArray(enquiries.phone, phones),
  );
  // The index on letters knows none of Bengali: names in it are found by their cards.
  const isKnown = !/\p{Script=Bengali}/u.test(words);
  const hasPart = part === undefined ? undefined : sql`${enquiries.search} LIKE ${`%${part}%`}`;
  const holds = or(holdsWords(enquiries.search, nameWords(words)), hasPart);
  const start = literally(words);
  const begins =
    words === ''
      ? undefined
      : or(
          sql`lower(${enquiries.name}) LIKE ${`${start}%`}`,
          sql`lower(${enquiries.reference}) LIKE ${`${start}%`}`,
          sql`lower(${enquiries.reference}) LIKE ${`sf-${start}%`}`,
        );
  return {
    found: or(
      exact,
      isKnown ? holds : undefined,
      alike.length === 0 ? undefined : inArray(enquiries.phone, alike),
    ),
    fit: fitOf({ exact, begins, holds }),
  };
}

async function findEnquiries(db: ReadDatabase, asked: Asked) {
  const { found, fit } = await conditionsOf(db, asked);
  if (found === undefined) {
    return [];
  }
  const isOpen = and(inArray(enquiries.state, [...openStates]), sql`NOT ${enquiries.inReview}`);
  const rows = await db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      subject: enquiries.subject,
      name: enquiries.name,
      phone: enquiries.phone,
      state: enquiries.state,
      dueOn: enquiries.dueOn,
      fit,
    })
    .from(enquiries)
    .where(and(isNull(enquiries.mergedInto), isNull(enquiries.removedAt), ne(enquiries.state, 'spam'), found))
    .orderBy(fit, sql`NOT (${isOpen})`, desc(enquiries.createdAt), enquiries.id)
    .limit(2 * asked.limit);
  return rows.map(({ id, reference, subject, name, phone, state, dueOn, fit: place }) =>
    hitOf('enquiry', {
      id,
      title: subject === '' ? reference : `${subject}, ${reference}`,
      details: [name],
      phone,
      on: dueOn,
      state,
      path: `/dashboard/enquiries/${id}`,
      fit: fitIn(asked, place),
      waits: state === 'new' || (dueOn !== null && dueOn <= asked.today && openStates.includes(state)),
    }),
  );
}

/** Enquiries by reference, name, number and words. */
export const enquiryLookup: LookupSource = { permission: 'enquiries.read', find: findEnquiries };
