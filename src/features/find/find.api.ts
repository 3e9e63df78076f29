import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fromOurPages } from '#features/bookings/bookings.api.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { openByCode, requestCode } from './find.commands.ts';
import { codeGuess, codeRequest, codeRequested, foundList } from './find.contract.ts';
import { findVisit, listFound, type Visit } from './find.queries.ts';
import { cookieWith, secretIn } from './find.rules.ts';

const tags = ['Find my booking'];
const noStore = { 'cache-control': 'no-store' };
const elsewhere = { 400: 'The request is invalid.', 403: 'Sent from another site.', 413: 'Too large.' };

const request = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/find',
  operationId: 'requestFindCode',
  tags,
  summary: 'Sends a code to a telephone number of which something is open',
  request: sent(codeRequest, { phone: '01700-000000', language: 'en' }),
  responses: {
    202: answered(
      'The same whether the number is known or not, and beyond three codes an hour for a number, or twenty for an address, when nothing is sent.',
      codeRequested,
    ),
    ...refused({ ...elsewhere, 422: 'It is no telephone number (`phone`).' }),
  },
});

const guess = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/find/code',
  operationId: 'openFound',
  tags,
  summary: 'Opens what is open of a number with the code that was sent to it',
  request: sent(codeGuess, { phone: '01700-000000', code: '123456' }),
  responses: {
    200: answered('The list, with a cookie that opens it for 30 minutes.', foundList),
    ...refused({
      ...elsewhere,
      422: 'The code is wrong, used, or older than five minutes, or there were too many tries (`find.code`).',
    }),
  },
});

const read = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/find',
  operationId: 'readFound',
  tags,
  summary: 'The same list, by its cookie',
  responses: {
    200: answered('The list.', foundList),
    ...refused({ 401: 'There is no cookie, or its 30 minutes are over.' }),
  },
});

/** Refused in the same words whatever was wrong. */
const wrongCode = (): Failure =>
  new Failure('invalid', 'find.code', 'This code is wrong, or it is over. Have a new one sent.', [
    { path: 'code', message: 'This code is wrong, or it is over.' },
  ]);

/** Find my booking. @param visitorOf The client's address, as limits count it. */
export function findRoutes(deps: CommandDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const { db, clock, siteUrl } = deps;
  const mounted = jsonRoutes();
  const listOf = async (visit: Visit) => ({ items: await listFound(db, visit, dhakaDate(clock.now())) });
  mounted.use('/visitor/find', fromOurPages(siteUrl, 'find'));
  mounted.use('/visitor/find/code', fromOurPages(siteUrl, 'find'));
  return mounted
    .openapi(request, async (context) => {
      const visitor = deps.visitorOf(context);
      await run(deps, visitorActor, requestCode, { ...context.req.valid('json'), visitor });
      return context.json({}, 202, noStore);
    })
    .openapi(guess, async (context) => {
      const visitor = deps.visitorOf(context);
      const opened = await run(deps, visitorActor, openByCode, { ...context.req.valid('json'), visitor });
      if (opened === undefined) {
        throw wrongCode();
      }
      const headers = { ...noStore, 'set-cookie': cookieWith(opened.secret, siteUrl) };
      return context.json(await listOf(opened), 200, headers);
    })
    .openapi(read, async (context) => {
      const secret = secretIn(context.req.header('cookie'));
      const visit = secret === undefined ? undefined : await findVisit(db, secret, clock.now());
      if (visit === undefined) {
        throw new Failure('unauthenticated', 'find.closed', 'Have a code sent to your telephone first.');
      }
      return context.json(await listOf(visit), 200, noStore);
    });
}
