import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import {
  addContact,
  joinCustomers,
  noteOnCustomer,
  renameCustomer,
  separateContact,
} from './customers.commands.ts';
import {
  cardRefusals,
  contactInput,
  customerCard,
  customerList,
  customerQuery,
  joinInput,
  noteInput,
  relativeInput,
  renameInput,
} from './customers.contract.ts';
import { findCard, listCustomers, type ReadRecords } from './customers.queries.ts';
import { addRelative, removeRelative } from './relatives.commands.ts';

const tag = 'Customers';
const contact = contactInput.omit({ id: true });
const phone = { kind: 'phone', value: '+8801712345678' } as const;

/** Customers' cards, for the office. */
export const customerRoutes = routes(tag, [
  reads(
    'GET /customers',
    {
      permission: 'customers.read',
      id: 'listCustomers',
      summary: 'Customers by name, telephone number or e-mail address',
      query: customerQuery,
      answer: 'Last changed first.',
      output: customerList,
    },
    async (query, { db }) => ({ items: await listCustomers(db, query) }),
  ),
  writes('POST /customers/{id}/name', renameCustomer, {
    id: 'customerName',
    summary: 'Changes the name of a customer',
    body: renameInput.omit({ id: true }),
    example: { name: 'Rahim Uddin', version: 1 },
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

/** The whole card of a customer. @param readRecords what each feature has of a customer */
export const customerCardRoutes = (readRecords: readonly ReadRecords[]) =>
  routes(tag, [
    reads(
      'GET /customers/{id}',
      {
        permission: 'customers.read',
        id: 'readCustomer',
        summary:
          'The card of a customer: how to reach them, notes, family, and everything they have with the agency',
        answer: 'The card.',
        output: customerCard,
        refusals: cardRefusals,
      },
      async ({ id }, { db }) => {
        const card = await findCard(db, id, readRecords);
        if (!card) {
          throw new Failure('not-found', 'customers.not-found', 'There is no such customer.');
        }
        return card;
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations
    extends OperationsOf<typeof customerRoutes>,
      OperationsOf<ReturnType<typeof customerCardRoutes>> {}
}
