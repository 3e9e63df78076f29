import { createRoute, z } from '@hono/zod-openapi';
import { findOrder } from '#features/orders/orders.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { claimTaken } from '../claims.contract.ts';
import { slipLimits } from '../claims.data.ts';
import { parseClaim } from '../claims.rules.ts';
import { addSlip, openSlip } from './slips.commands.ts';
import { orderSlipList } from './slips.contract.ts';
import { listOrderSlips } from './slips.queries.ts';

/** Slips of an order, for the office. */
export const orderSlipRoutes = routes('Payments', [
  reads(
    'GET /orders/{id}/slips',
    {
      permission: 'payments.write',
      id: 'listOrderSlips',
      summary: 'The slips that came for an order, and which payments were made of them',
      answer: 'The slips in order of time.',
      output: orderSlipList,
    },
    async ({ id }, { db }) => ({ items: await listOrderSlips(db, id) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderSlipRoutes> {}
}

const slip = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/money/claims/{id}/slip',
  operationId: 'openSlip',
  tags: ['Payments'],
  summary: 'The slip of a claim; that it was opened, and by whom, is in the log',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...usualRefusals, 404: 'There is no such claim, or it has no slip.' }),
  },
});

/** The body is read as it comes in, so that the description stands apart from the route. */
const slipDescription = {
  ...needs('payments.write'),
  method: 'post' as const,
  path: '/orders/{id}/slips',
  operationId: 'addSlip',
  tags: ['Payments'],
  summary: 'Keeps a slip that a customer sent to staff, with what it says was paid; nothing is settled by it',
  request: {
    params: z.object({ id: z.uuid() }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            method: z.string(),
            trx: z.string().optional(),
            sender: z.string(),
            sum: z.string(),
            file: z.string().openapi({ format: 'binary' }),
          }),
          example: {
            method: 'bkash',
            trx: '9K70LM2QXB',
            sender: '01711000111',
            sum: '17,400',
            file: '(a file)',
          },
        },
      },
    },
  },
  responses: {
    201: answered('It is kept.', claimTaken),
    ...refused({
      ...usualRefusals,
      404: 'There is no such order.',
      413: `The slip has more than ${slipLimits.bytes} bytes.`,
      415: 'The form is no multipart/form-data, or the slip no JPEG, PNG or PDF.',
      422: 'Fields are not right, or there is no file.',
    }),
  },
};

const noFile = () =>
  new Failure('invalid', 'files.empty', 'Choose the slip.', [{ path: 'file', message: 'Choose the slip.' }]);

/** The files of slips. */
export function slipRoutes(deps: CommandDeps & FileDeps): JsonRoutes {
  const mounted = jsonRoutes().openapi(slip, async (context) =>
    fileResponse(deps, await run(deps, context.var.caller, openSlip, context.req.valid('param'))),
  );
  mounted.openAPIRegistry.registerPath(slipDescription);
  mounted.post('/orders/:id/slips', slipDescription.middleware, async (context) => {
    const orderId = slipDescription.request.params.safeParse({ id: context.req.param('id') }).data?.id;
    // Nobody uploads for nothing; the command checks again.
    if (
      orderId === undefined ||
      (await findOrder(deps.db, orderId, dhakaDate(deps.clock.now()))) === undefined
    ) {
      throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
    }
    const { fields, taken: fileId } = await receiveSentForm(
      context.req.raw,
      slipLimits.bytes,
      (file, sent) => {
        parseClaim(sent);
        return receiveFile(deps, file);
      },
    );
    const { trx, sender, sum, method } = parseClaim(fields);
    if (fileId === undefined) {
      throw noFile();
    }
    const told = {
      orderId,
      method,
      sender,
      amount: sum,
      fileId,
      ...(trx === undefined ? {} : { outside: trx }),
    };
    return context.json(await run(deps, context.var.caller, addSlip, told), 201, {
      'cache-control': 'no-store',
    });
  });
  return mounted;
}
