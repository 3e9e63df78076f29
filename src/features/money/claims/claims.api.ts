import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ClaimResult } from '#features/orders/customer/visitor.contract.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { uploadRoute } from '#platform/http/upload-route.ts';
import { writes } from '#platform/http/writes.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { claimPayment } from './claims.commands.ts';
import { claimEnding, claimTaken } from './claims.contract.ts';
import { slipLimits } from './claims.data.ts';
import { parseClaim } from './claims.rules.ts';
import { askCustomer } from './question.commands.ts';
import { rejectClaim, reopenClaim } from './rejections/rejections.commands.ts';
import { sealTyped } from './typed-claim.rules.ts';

/** The body is read as it comes in, so that the description stands apart from the route. */
const claimDescription = {
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
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
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

const refusedTexts: Readonly<Record<string, ClaimResult>> = {
  'claims.trx': 'trx',
  'claims.empty': 'trx',
  'claims.sum': 'sum',
  'claims.many': 'many',
  'files.type': 'type',
  'files.heic': 'type',
  'files.empty': 'type',
  'files.too-large': 'large',
};
const results = { done: 'done', large: 'large', again: 'again', refused: refusedTexts } as const;

interface ClaimDeps {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
  /** The client's address, for limits. */
  visitorOf(context: Context): string;
}

/** What customers say they paid, told by the token of their order. */
export function claimRoutes({ commands, files, visitorOf }: ClaimDeps): JsonRoutes {
  const mounted = jsonRoutes();
  /** What was typed, sealed, for the page that says what is wrong with it. */
  const typed = new WeakMap<Request, string>();
  mounted.openAPIRegistry.registerPath(claimDescription);
  uploadRoute(mounted, {
    path: '/visitor/orders/:token/claims',
    siteUrl: commands.siteUrl,
    most: slipLimits.bytes,
    elsewhere: 'orders.elsewhere',
    results,
    page: (language, token, result, context) => {
      const path = `${orderPath(language, token)}?told=${result}`;
      const sealed = typed.get(context.req.raw);
      return result === 'done'
        ? path
        : `${path}${sealed === undefined ? '' : `&typed=${sealed}`}#claim-error`;
    },
    take: async (request, token, context) => {
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      // Nobody uploads for nothing; the command checks again.
      if ((await findByToken(commands.db, token, dhakaDate(commands.clock.now()))) === undefined) {
        throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
      }
      const keep = (fields: Readonly<Record<string, string>>) => typed.set(request, sealTyped(fields));
      const form = await receiveSentForm(request, slipLimits.bytes, (file, fields) => {
        keep(fields);
        parseClaim(fields);
        return receiveFile(files, file);
      });
      keep(form.fields);
      const { trx, sender, sum, method } = parseClaim(form.fields);
      return run(commands, actor, claimPayment, {
        token,
        method,
        sender,
        amount: sum,
        ...(trx === undefined ? {} : { outside: trx }),
        ...(form.taken === undefined ? {} : { fileId: form.taken }),
        visitor: visitorOf(context),
      });
    },
  });
  return mounted;
}

/** What customers say they paid, looked at by the office. */
export const claimEndingRoutes = routes('Payments', [
  writes('POST /money/claims/{id}/reject', rejectClaim, {
    id: 'rejectClaim',
    summary: 'Rejects what a customer said they paid; they read the reason',
    body: claimEnding,
    example: { reason: 'We can’t find this TrxID.' },
    answer: 'It is rejected.',
  }),
  writes('POST /money/claims/{id}/ask', askCustomer, {
    id: 'askCustomer',
    summary: 'Asks the customer by e-mail for the TrxID or the slip; once a day',
    answer: 'The letter is queued.',
  }),
  writes('POST /money/claims/{id}/reopen', reopenClaim, {
    id: 'reopenClaim',
    summary: 'Takes the rejection of a claim back',
    answer: 'It is compared again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof claimEndingRoutes> {}
}
