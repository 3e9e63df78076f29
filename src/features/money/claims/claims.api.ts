import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import type { ToldResult } from '#features/orders/visitor/visitor.contract.ts';
import { orderPath } from '#features/orders/visitor/visitor.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { uploadRoute } from '#platform/http/upload-route.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { askCustomer } from './asking/asking.commands.ts';
import { tellPayment } from './claims.commands.ts';
import {
  type ClaimForm,
  claimEnded,
  claimEnding,
  claimForm,
  claimTaken,
  slipLimits,
} from './claims.contract.ts';
import { rejectClaim, reopenClaim } from './rejections/rejections.commands.ts';

const tags = ['Payments'];
const params = z.object({ id: z.uuid() });
const missing = { ...usualRefusals, 404: 'There is no such claim.' };

/** The body is read as it comes in, so that the description stands apart from the route. */
const tellDescription = {
  ...forAnyone,
  method: 'post' as const,
  path: '/visitor/orders/{token}/claims',
  operationId: 'tellPayment',
  tags: ['Orders of visitors'],
  summary: 'Says what was paid by hand, with or without a picture of the slip; nothing is settled by it',
  request: {
    params: z.object({ token: z.string() }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            method: z.string(),
            trx: z.string().optional(),
            sender: z.string(),
            sum: z.string(),
            file: z.string().openapi({ format: 'binary' }).optional(),
          }),
          example: { method: 'bkash', trx: '9K70LM2QXB', sender: '01711000111', sum: '17,400' },
        },
      },
    },
  },
  responses: {
    201: answered('It is noted.', claimTaken),
    303: { description: 'To a form of the page: back to it, which says what became of it' },
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such order.',
      413: `The slip has more than ${slipLimits.bytes} bytes.`,
      415: 'The form is no multipart/form-data, or the slip no JPEG, PNG or PDF.',
      422: 'Fields are not right.',
      429: 'There is much to compare already.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

const reject = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/claims/{id}/reject',
  operationId: 'rejectClaim',
  tags,
  summary: 'Rejects what a customer said they paid; they read the reason',
  request: { params, ...sent(claimEnding, { reason: 'We can’t find this TrxID.' }) },
  responses: {
    200: answered('It is rejected.', claimEnded),
    ...refused({ ...missing, 409: 'It was rejected already, or a payment was made of it.' }),
  },
});

const ask = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/claims/{id}/ask',
  operationId: 'askCustomer',
  tags,
  summary: 'Asks the customer by e-mail for the TrxID or the slip; once a day',
  request: { params },
  responses: {
    200: answered('The letter is queued.', claimEnded),
    ...refused({ ...missing, 409: 'No e-mail address, asked today already, rejected, or matched.' }),
  },
});

const reopen = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/claims/{id}/reopen',
  operationId: 'reopenClaim',
  tags,
  summary: 'Takes the rejection of a claim back',
  request: { params },
  responses: {
    200: answered('It is compared again.', claimEnded),
    ...refused({ ...missing, 409: 'It is not rejected.' }),
  },
});

/** @throws Failure invalid, with the fields that aren't right. */
function readClaim(fields: Readonly<Record<string, string>>): ClaimForm {
  const { file: _empty, ...typed } = fields;
  const parsed = claimForm.safeParse(typed);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Failure(
      'invalid',
      `claims.${String(first?.path[0] ?? 'form')}`,
      'Fields are not right.',
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  return parsed.data;
}

const refusedWords: Readonly<Record<string, ToldResult>> = {
  'claims.trx': 'trx',
  'claims.empty': 'trx',
  'claims.sum': 'sum',
  'claims.many': 'many',
  'files.type': 'type',
  'files.heic': 'type',
  'files.empty': 'type',
  'files.too-large': 'large',
};
const results = { done: 'done', large: 'large', again: 'again', refused: refusedWords } as const;

interface ClaimDeps {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
  /** The client's address, for limits. */
  visitorOf(context: Context): string;
}

/** What customers say they paid: told by the token of their order, and looked at by the office. */
export function claimRoutes({ commands, files, visitorOf }: ClaimDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(tellDescription);
  uploadRoute(routes, {
    path: '/visitor/orders/:token/claims',
    siteUrl: commands.siteUrl,
    most: slipLimits.bytes,
    elsewhere: 'orders.elsewhere',
    results,
    page: (language, token, result) => `${orderPath(language, token)}?told=${result}#told`,
    take: async (request, token, context) => {
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      // Nobody uploads for nothing; the command checks again.
      if ((await findByToken(commands.db, token, dhakaDate(commands.clock.now()))) === undefined) {
        throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
      }
      const form = await receiveSentForm(request, slipLimits.bytes, (file, fields) => {
        readClaim(fields);
        return receiveFile(files, file);
      });
      const { trx, sender, sum, method } = readClaim(form.fields);
      return run(commands, actor, tellPayment, {
        ...{ token, method, sender, amount: sum },
        ...(trx === undefined ? {} : { outside: trx }),
        ...(form.taken === undefined ? {} : { fileId: form.taken }),
        visitor: visitorOf(context),
      });
    },
  });
  return routes
    .openapi(reject, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(commands, context.var.caller, rejectClaim, input), 200);
    })
    .openapi(ask, async (context) =>
      context.json(await run(commands, context.var.caller, askCustomer, context.req.valid('param')), 200),
    )
    .openapi(reopen, async (context) =>
      context.json(await run(commands, context.var.caller, reopenClaim, context.req.valid('param')), 200),
    );
}
