import { createRoute, z } from '@hono/zod-openapi';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { paySupplier, undoSupplierPayment } from './supplier-payments.commands.ts';
import { newSupplierPayment, supplierPaymentMade } from './supplier-payments.contract.ts';

const tags = ['Reports'];
const noStore = { 'cache-control': 'no-store' };
const params = z.object({ id: z.uuid() });

const pay = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/departure-costs/{id}/payments',
  operationId: 'paySupplier',
  tags,
  summary: 'Books what was paid to a supplier for a cost, from a till, the bank or a wallet',
  request: {
    params,
    ...sent(newSupplierPayment, {
      ...{ method: 'bank', amount: 2_000_000, outside: 'CHQ 004417', key: 'paid-on-2027-01-10' },
    }),
  },
  responses: {
    201: answered('It is booked: we owe less.', supplierPaymentMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such cost.',
      409: 'The cost was undone (`reports.undone`), or the till is closed (`till.closed`).',
      422: 'That is more than is owed (`reports.paid-too-much`), or its number is missing (`reports.no-number`) or isn’t the provider’s (`payments.outside`).',
    }),
  },
});

const undo = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/supplier-payments/{id}/undo',
  operationId: 'undoSupplierPayment',
  tags,
  summary: 'Undoes what was paid to a supplier by an opposite entry',
  request: { params, ...sent(ending, { reason: 'The bank sent it back.' }) },
  responses: {
    200: answered('We owe it again.', supplierPaymentMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such payment.',
      409: 'It was undone already (`reports.payment-undone`), or the till is closed (`till.closed`).',
    }),
  },
});

/** What is paid to suppliers. */
export function supplierPaymentRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(pay, async (context) => {
      const input = { ...context.req.valid('json'), cost: context.req.valid('param').id };
      return context.json(await run(deps, context.var.caller, paySupplier, input), 201, noStore);
    })
    .openapi(undo, async (context) => {
      const input = { ...context.req.valid('json'), ...context.req.valid('param') };
      return context.json(await run(deps, context.var.caller, undoSupplierPayment, input), 200, noStore);
    });
}
