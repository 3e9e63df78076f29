import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, recentRefusals, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { removeOfCustomer, removeOfEnquiry } from './personal-data.commands.ts';
import { removal } from './personal-data.contract.ts';
import { findOfCustomer, findOfEnquiry } from './personal-data.queries.ts';

const tags = ['Personal data'];
const params = z.object({ id: z.uuid() });
const noStore = { 'cache-control': 'no-store' };
const gone = { 404: 'There is none, or it was joined to another one.' };

const look = <const Path extends string>(path: Path, operationId: string, whose: string) =>
  createRoute({
    ...needs('personal-data.remove'),
    method: 'get',
    path,
    operationId,
    tags,
    summary: `What removing the personal data of ${whose} would take, and what stays`,
    request: { params },
    responses: {
      200: answered('Nothing is removed yet.', removal),
      ...refused({ ...usualRefusals, ...gone }),
    },
  });

const take = <const Path extends string>(path: Path, operationId: string, whose: string) =>
  createRoute({
    ...needs('personal-data.remove'),
    method: 'post',
    path,
    operationId,
    tags,
    summary: `Removes the personal data of ${whose}, for good; orders, papers and payments stay`,
    request: { params },
    responses: { 200: answered('It is removed.', removal), ...refused({ ...recentRefusals, ...gone }) },
  });

const ofEnquiry = 'an enquiry and of those joined to it';
const ofCustomer = 'a customer, with all enquiries';
const lookAtEnquiry = look('/enquiries/{id}/personal-data', 'findPersonalDataOfEnquiry', ofEnquiry);
const lookAtCustomer = look('/customers/{id}/personal-data', 'findPersonalDataOfCustomer', ofCustomer);
const takeOfEnquiry = take('/enquiries/{id}/personal-data/remove', 'removePersonalDataOfEnquiry', ofEnquiry);
const takeOfCustomer = take(
  '/customers/{id}/personal-data/remove',
  'removePersonalDataOfCustomer',
  ofCustomer,
);

/** The removal of personal data that somebody asked for. */
export function personalDataRoutes(deps: CommandDeps): JsonRoutes {
  const shown = (found: Awaited<ReturnType<typeof findOfEnquiry>>, code: string) => {
    if (found === undefined) {
      throw new Failure('not-found', code, 'There is nothing of this person any more.');
    }
    const { enquiries, files, waiting, unsold, cases, orders, others, card } = found;
    return { enquiries, files, waiting, unsold, cases, orders, others, card };
  };
  return jsonRoutes()
    .openapi(lookAtEnquiry, async ({ req, json }) => {
      const found = await findOfEnquiry(deps.db, req.valid('param').id);
      return json(shown(found, 'enquiries.not-found'), 200, noStore);
    })
    .openapi(lookAtCustomer, async ({ req, json }) => {
      const found = await findOfCustomer(deps.db, req.valid('param').id);
      return json(shown(found, 'customers.not-found'), 200, noStore);
    })
    .openapi(takeOfEnquiry, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, removeOfEnquiry, req.valid('param')), 200, noStore),
    )
    .openapi(takeOfCustomer, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, removeOfCustomer, req.valid('param')), 200, noStore),
    );
}
