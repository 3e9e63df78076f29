import { Failure } from '#platform/command/failure.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import type { Language } from '#platform/language.ts';
import { listStandings, type StandingSource } from './balance/balance.queries.ts';
import {
  addContact,
  changeDetails,
  joinCustomers,
  noteOnCustomer,
  renameCustomer,
  separateContact,
} from './customers.commands.ts';
import {
  cardQuery,
  cardRefusals,
  contactInput,
  customerCard,
  customerList,
  customerQuery,
  detailsInput,
  type FoundCustomer,
  joinInput,
  lookedUp,
  lookUpQuery,
  noteInput,
  relativeInput,
  renameInput,
} from './customers.contract.ts';
import { findCard, type RecordSource } from './customers.queries.ts';
import { findByContact, listCustomers } from './list/list.queries.ts';
import { addRelative, removeRelative } from './relatives.commands.ts';

const tag = 'Customers';
const contact = contactInput.omit({ id: true });
const phone = { kind: 'phone', value: '+8801712345678' } as const;

/** Customers' cards, for the office. */
export const customerRoutes = routes(tag, [
  writes('POST /customers/{id}/name', renameCustomer, {
    id: 'customerName',
    summary: 'Changes the name of a customer',
    body: renameInput.omit({ id: true }),
    example: { name: 'Rahim Uddin', version: 1 },
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/details', changeDetails, {
    id: 'customerDetails',
    summary: 'Changes address, birthday, last day of the passport and tags of a customer',
    body: detailsInput.omit({ id: true }),
    example: {
      address: 'House 4, Road 11, Khulna',
      birthDate: '1971-04-03',
      passportExpires: null,
      tags: ['umrah'],
      version: 1,
    },
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/contacts', addContact, {
    id: 'customerContacts',
    summary: 'Adds a number or an address',
    body: contact,
    example: phone,
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/separate', separateContact, {
    id: 'customerSeparate',
    summary: 'Gives a number or an address a card of its own',
    body: contact,
    example: phone,
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/notes', noteOnCustomer, {
    id: 'customerNotes',
    summary: 'Writes a note about the person',
    body: noteInput.omit({ id: true }),
    example: { text: 'Prefers to be called after six.' },
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/relatives', addRelative, {
    id: 'customerRelatives',
    summary: 'Notes family or who travels along',
    body: relativeInput.omit({ id: true }),
    example: { relation: 'spouse', name: 'Salma Begum' },
    answer: 'Done.',
  }),
  writes('POST /customers/{id}/join', joinCustomers, {
    id: 'customerJoin',
    summary: 'Joins another card of the same person to it',
    body: joinInput.omit({ id: true }),
    example: { from: '00000000-0000-4000-8000-000000000000' },
    answer: 'Done.',
  }),
  writes('DELETE /customers/{id}/relatives/{relative}', removeRelative, {
    id: 'removeRelative',
    summary: 'Removes a relative from the card',
    answer: 'Removed.',
  }),
]);

interface Sources {
  /** What each feature has of a customer. */
  readonly records: readonly RecordSource[];
  /** How customers stand by their orders. */
  readonly standings: StandingSource;
}

/** Who may see orders sees how customers stand by them. */
async function withStanding<Row extends FoundCustomer>(
  rows: readonly Row[],
  { db, today, caller }: Reading,
  { standings }: Sources,
  language: Language,
) {
  if (!caller.permissions.has('orders.read')) {
    return rows.map((row) => ({ ...row, standing: null }));
  }
  const found = await listStandings(db, rows, standings, { language, today });
  return rows.map((row, index) => ({ ...row, standing: found[index] ?? null }));
}

/** Customers with what other features have of them. */
export const customerCardRoutes = (sources: Sources) =>
  routes(tag, [
    reads(
      'GET /customers',
      {
        permission: 'customers.read',
        id: 'listCustomers',
        summary: 'Customers by name, telephone number or e-mail address',
        query: customerQuery,
        answer: 'A page, who was heard last first, and how many there are. Sums are poisha.',
        output: customerList,
        refusals: { 403: 'Who owes is for those who may read orders.' },
      },
      async ({ owes, language, ...query }, reading) => {
        if (owes !== undefined && !reading.caller.permissions.has('orders.read')) {
          throw new Failure('forbidden', 'permission.missing', 'This needs the permission orders.read.');
        }
        const among = owes && (await sources.standings.listOwing(reading.db));
        const { items, ...page } = await listCustomers(reading.db, { ...query, among });
        return { items: await withStanding(items, reading, sources, language), ...page };
      },
    ),
    // Fixed paths before those with an id.
    reads(
      'GET /customers/by-contact',
      {
        permission: 'customers.read',
        id: 'lookUpCustomer',
        summary: 'Whose a telephone number is, or else an e-mail address, however it was typed',
        query: lookUpQuery,
        answer: 'The customer; null when no card has it. Sums are poisha.',
        output: lookedUp,
      },
      async ({ language, ...typed }, reading) => {
        const found = await findByContact(reading.db, typed);
        const [customer] = await withStanding(found ? [found] : [], reading, sources, language);
        return { customer: customer ?? null };
      },
    ),
    reads(
      'GET /customers/{id}',
      {
        permission: 'customers.read',
        id: 'readCustomer',
        summary:
          'The card of a customer: how to reach them, notes, family, and everything they have with the agency that the reader may see',
        query: cardQuery,
        answer: 'The card. Sums are poisha.',
        output: customerCard,
        refusals: cardRefusals,
      },
      async ({ id, language }, reading) => {
        const { db, today, caller } = reading;
        const seen = sources.records.filter(({ needs }) => caller.permissions.has(needs));
        const card = await findCard(db, id, seen, { language, today });
        const [whole] = await withStanding(card ? [card] : [], reading, sources, language);
        if (!whole) {
          throw new Failure('not-found', 'customers.not-found', 'There is no such customer.');
        }
        return whole;
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations
    extends OperationsOf<typeof customerRoutes>,
      OperationsOf<ReturnType<typeof customerCardRoutes>> {}
}
