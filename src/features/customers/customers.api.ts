import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import {
  addContact,
  addRelative,
  joinCustomers,
  noteOnCustomer,
  removeRelative,
  renameCustomer,
  separateContact,
} from './customers.commands.ts';
import {
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

const tags = ['Customers'];
const params = z.object({ id: z.uuid().meta({ param: { name: 'id', in: 'path' } }) });
const refusals = refused({
  ...usualRefusals,
  404: 'There is no such customer, number or relative.',
  409: 'The card was joined or changed meanwhile, or the number belongs to another one (`details.owner`).',
});

const listRoute = createRoute({
  ...needs('customers.read'),
  method: 'get',
  path: '/customers',
  operationId: 'listCustomers',
  tags,
  summary: 'Customers by name, telephone number or e-mail address',
  request: { query: customerQuery },
  responses: { 200: answered('Last changed first.', customerList), ...refused(usualRefusals) },
});

const readRoute = createRoute({
  ...needs('customers.read'),
  method: 'get',
  path: '/customers/{id}',
  operationId: 'readCustomer',
  tags,
  summary:
    'The card of a customer: how to reach them, notes, family, and everything they have with the agency',
  request: { params },
  responses: { 200: answered('The card.', customerCard), ...refusals },
});

const changedCard = z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'CustomerChanged' });

/** A change of one card, posted to `/customers/{id}/<name>`. */
const change = <Schema extends z.ZodType, const Name extends string>(
  name: Name,
  summary: string,
  schema: Schema,
  example: z.input<Schema>,
) =>
  createRoute({
    ...needs('customers.write'),
    method: 'post',
    path: `/customers/{id}/${name}`,
    operationId: `customer${name[0]?.toUpperCase()}${name.slice(1)}`,
    tags,
    summary,
    request: { params, ...sent(schema, example) },
    responses: { 200: answered('Done.', changedCard), ...refusals },
  });

const other = '00000000-0000-4000-8000-000000000000';
const phone = { kind: 'phone', value: '+8801712345678' } as const;
const nameRoute = change('name', 'Changes the name', renameInput.omit({ id: true }), {
  name: 'Rahim Uddin',
  version: 1,
});
const contactRoute = change(
  'contacts',
  'Adds a number or an address',
  contactInput.omit({ id: true }),
  phone,
);
const separateRoute = change(
  'separate',
  'Gives a number or an address a card of its own',
  contactInput.omit({ id: true }),
  phone,
);
const noteRoute = change('notes', 'Writes a note about the person', noteInput.omit({ id: true }), {
  text: 'Prefers to be called after six.',
});
const relativeRoute = change(
  'relatives',
  'Notes family or who travels along',
  relativeInput.omit({ id: true }),
  {
    relation: 'spouse',
    name: 'Salma Begum',
  },
);
const joinRoute = change(
  'join',
  'Joins another card of the same person to it',
  joinInput.omit({ id: true }),
  {
    from: other,
  },
);

const removeRoute = createRoute({
  ...needs('customers.write'),
  method: 'delete',
  path: '/customers/{id}/relatives/{relative}',
  operationId: 'removeRelative',
  tags,
  summary: 'Removes a relative from the card',
  request: {
    params: params.extend({ relative: z.uuid().meta({ param: { name: 'relative', in: 'path' } }) }),
  },
  responses: { 200: answered('Removed.', changedCard), ...refusals },
});

/** Routes of the customers' cards. @param readRecords what each feature has of a customer */
export function customerRoutes(deps: CommandDeps, readRecords: readonly ReadRecords[]): JsonRoutes {
  return jsonRoutes()
    .openapi(listRoute, async (context) =>
      context.json({ items: await listCustomers(deps.db, context.req.valid('query')) }, 200),
    )
    .openapi(readRoute, async (context) => {
      const card = await findCard(deps.db, context.req.valid('param').id, readRecords);
      if (!card) {
        throw new Failure('not-found', 'customers.not-found', 'There is no such customer.');
      }
      return context.json(card, 200);
    })
    .openapi(nameRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, renameCustomer, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(contactRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, addContact, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(separateRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, separateContact, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(noteRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, noteOnCustomer, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(relativeRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, addRelative, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(joinRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, joinCustomers, { ...req.valid('param'), ...req.valid('json') }), 200),
    )
    .openapi(removeRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, removeRelative, req.valid('param')), 200),
    );
}
