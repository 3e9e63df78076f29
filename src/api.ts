import { OpenAPIHono } from '@hono/zod-openapi';
import { airTicketRoutes } from '#features/air-tickets/air-tickets.api.ts';
import { colleagueRoutes } from '#features/colleagues/colleagues.api.ts';
import { customerCardRoutes, customerRoutes } from '#features/customers/customers.api.ts';
import { departureRoutes } from '#features/departures/departures.api.ts';
import { publishedRoutes } from '#features/documents/public-documents/public-documents.api.ts';
import { bulkRoutes } from '#features/enquiries/bulk/bulk.api.ts';
import { enquiryCorrectionRoutes } from '#features/enquiries/correction/correction.api.ts';
import { enquiryRoutes } from '#features/enquiries/enquiries.api.ts';
import { fileRoutes } from '#features/enquiries/files/files.api.ts';
import { inboundRoutes } from '#features/enquiries/inbound/inbound.api.ts';
import { inboxRoutes, sheetRoutes } from '#features/enquiries/inbox/inbox.api.ts';
import { enquiryLinkRoutes } from '#features/enquiries/links/links.api.ts';
import { handRoutes } from '#features/enquiries/manual-entry/manual-entry.api.ts';
import { messageRoutes as enquiryMessageRoutes } from '#features/enquiries/messages/messages.api.ts';
import { replyRoutes } from '#features/enquiries/reply/reply.api.ts';
import { sendRoutes } from '#features/enquiries/send/send.api.ts';
import { streamRoutes } from '#features/enquiries/stream/stream.api.ts';
import type { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { ownEnquiries } from '#features/enquiries/visitor/own-enquiries.queries.ts';
import { myEnquiriesRoutes } from '#features/enquiries/visitor/visitor.api.ts';
import { everythingFileRoutes, everythingRoutes } from '#features/everything/everything.api.ts';
import { tokenRoute } from '#features/identity/access/access.api.ts';
import { accountRoutes } from '#features/identity/account/account.api.ts';
import { type IdentityProvider, identityRoutes } from '#features/identity/identity.api.ts';
import { invitationRoutes, invitedRoutes } from '#features/identity/invitations/invitations.api.ts';
import { type SendReset, userRoutes } from '#features/identity/users/users.api.ts';
import { importFileRoutes } from '#features/imports/import-files.api.ts';
import { importRoutes } from '#features/imports/imports.api.ts';
import { handMessageRoutes } from '#features/messages/by-hand/by-hand.api.ts';
import { messageFileRoutes } from '#features/messages/files/files.api.ts';
import { messageRoutes } from '#features/messages/messages.api.ts';
import { messageMonthRoutes } from '#features/messages/months/months.api.ts';
import { orderStandings } from '#features/orders/customer/customer-card.queries.ts';
import { myOrdersRoutes } from '#features/orders/customer/own-orders.api.ts';
import { ownOrders } from '#features/orders/customer/own-orders.queries.ts';
import { verifyRoutes } from '#features/papers/verify/verify.api.ts';
import { personalDataRoutes } from '#features/personal-data/personal-data.api.ts';
import { ownCases } from '#features/visa-cases/list/own-cases.queries.ts';
import { inOurWords } from '#platform/database/trouble.ts';
import type { Caller } from '#platform/http/caller.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { describeRefusals, plainPatterns } from '#platform/http/described.ts';
import type { ApiVariables, RefusedToken } from '#platform/http/gate.ts';
import { refuseUnknownParameters } from '#platform/http/known-parameters.ts';
import { longWork } from '#platform/http/long-work.ts';
import { problem, problemOf } from '#platform/http/problem.ts';
import { type PageCaches, sameForAll } from '#platform/http/same-for-all.ts';
import { outboxRoutes } from '#platform/outbox/outbox.api.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { apiReference } from './api-reference.ts';
import { customerRecords } from './customer-records.ts';
import { kinds } from './document-kinds.ts';
import { importKinds } from './import-kinds.ts';
import { officeRoutes, requestLimits, visitorLimits } from './office-api.ts';
import { type SellingDeps, sellingRoutes } from './selling-api.ts';

interface ApiDeps extends SellingDeps {
  /** Authenticates a request by its headers; reports an invalid token. */
  identify(headers: Headers, refused: (why: RefusedToken) => void): Promise<Caller | undefined>;
  /** Sends a password reset link, with the built-in provider. */
  sendReset: SendReset;
  /** The identity provider. */
  provider: IdentityProvider;
  failed(cause: unknown): void;
  /** Where its description is kept; of its own when absent. */
  kept?: PageCaches;
  /** The event stream of enquiries, for the office. */
  inbox: InboxWatch;
  /** MAIL_INBOUND_SECRET: what a mail service shows that posts mail. */
  mailSecret?: string | undefined;
}

/** All JSON routes below /api, their OpenAPI document, and its reference page. */
export function createApi(deps: ApiDeps): OpenAPIHono<{ Variables: ApiVariables }> {
  const api = new OpenAPIHono<{ Variables: ApiVariables }>();
  api.use(requestLimits);
  api.use(refuseUnknownParameters(() => api.openAPIRegistry.definitions));
  api.use(async (context, next) => {
    context.set(
      'caller',
      await deps.identify(context.req.raw.headers, (why) => context.set('refusedToken', why)),
    );
    await next();
    if (context.get('caller') && !context.res.headers.has('cache-control')) {
      // Personal data is stored in no cache, not even the browser's.
      context.header('cache-control', 'no-store');
    }
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name)) {
        context.header(name, value);
      }
    }
  });
  api.use(visitorLimits);
  api.route('/', publishedRoutes({ ...deps, kinds }));
  api.route('/', departureRoutes(deps));
  api.route('/', airTicketRoutes());
  api.route('/', verifyRoutes(deps));
  for (const routes of officeRoutes({ ...deps, kinds })) {
    api.route('/', routes);
  }
  api.route('/', identityRoutes(deps.provider));
  api.route('/', accountRoutes([ownEnquiries, ownOrders, ownCases])(deps));
  api.route('/', userRoutes(deps.sendReset)(deps));
  api.route('/', colleagueRoutes(deps));
  api.route('/', invitationRoutes(deps));
  api.route('/', invitedRoutes({ ...deps, ownProvider: deps.provider.provider === 'built-in' }));
  api.route('/', handMessageRoutes(deps));
  api.route('/', messageRoutes(deps));
  api.route('/', messageMonthRoutes(deps));
  api.route('/', messageFileRoutes(deps));
  api.route('/', outboxRoutes(deps));
  api.route('/', everythingRoutes(deps));
  api.route('/', everythingFileRoutes(deps));
  api.openAPIRegistry.registerPath({ ...tokenRoute, servers: [{ url: deps.siteUrl }] });
  api.openAPIRegistry.registerComponent('securitySchemes', 'idToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of the identity provider.',
  });
  api.route('/', personalDataRoutes(deps));
  api.route('/', customerRoutes(deps));
  api.route('/', customerCardRoutes({ records: customerRecords, standings: orderStandings })(deps));
  const imports = { commands: deps, files: deps, kinds: importKinds };
  // Of 20,000 rows the database is asked about each; on a busy machine that takes longer than connections may be idle.
  api.use('/imports/*', longWork(120_000));
  // Before those with an id.
  api.route('/', importFileRoutes(imports));
  api.route('/', importRoutes(imports)(deps));
  const enquiries = { ...deps, commands: deps };
  // Fixed paths before those with an id.
  api.route('/', sendRoutes(enquiries));
  api.route('/', inboundRoutes({ ...enquiries, files: deps, secret: deps.mailSecret }));
  api.route('/', enquiryMessageRoutes(enquiries));
  api.route('/', fileRoutes({ ...enquiries, files: deps }));
  api.route('/', streamRoutes({ ...deps, identify: (headers) => deps.identify(headers, () => {}) }));
  api.route('/', replyRoutes(deps));
  api.route('/', handRoutes(deps));
  api.route('/', bulkRoutes(deps));
  api.route('/', sheetRoutes(deps));
  api.route('/', inboxRoutes(deps));
  api.route('/', enquiryRoutes(deps));
  api.route('/', enquiryLinkRoutes(deps));
  api.route('/', enquiryCorrectionRoutes(deps));
  api.route('/', myEnquiriesRoutes(deps));
  api.route('/', myOrdersRoutes(deps));
  for (const routes of sellingRoutes(deps)) {
    api.route('/', routes);
  }
  api.openAPIRegistry.registerComponent('securitySchemes', 'accessToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'What POST /jwt answers; it lasts at most 15 minutes.',
  });
  describeRefusals(api.openAPIRegistry);
  const description = {
    openapi: '3.1.0',
    info: {
      title: 'Shofor',
      version: '1',
      description:
        'Errors are RFC 9457 problems with a dotted `code` and the `fields` that are wrong. Any operation may answer 503 with Retry-After, and 400 that names the query parameters that it doesn’t know; one with parameters 422, and one with a body 411, 413 and 415.',
    },
    servers: [{ url: `${deps.siteUrl}/api` }],
  };
  const kept = deps.kept ?? { pages: new PageCache(), clock: deps.clock };
  const headersOf = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=300' });
  api.get(
    '/openapi.json',
    sameForAll(kept, () => ({
      body: JSON.stringify(api.getOpenAPI31Document(description), plainPatterns),
      headers: headersOf('application/json'),
    })),
  );
  api.get(
    '/docs',
    sameForAll(kept, () => ({
      body: apiReference(api.getOpenAPI31Document(description)),
      headers: headersOf('text/html; charset=utf-8'),
    })),
  );
  api.all('*', (context) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? problem(404, 'api.not-found', 'The API has no such address. See /api/docs.')
      : problem(405, 'api.method', 'This address can only be read.'),
  );
  api.onError((cause) => {
    const known = problemOf(inOurWords(cause));
    if (!known) {
      deps.failed(cause);
    }
    return known ?? problem(500, 'fault', 'Something went wrong. It has been noted.');
  });
  return api;
}
