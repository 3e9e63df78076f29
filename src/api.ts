import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { airTicketRoutes } from '#features/air-tickets/air-tickets.api.ts';
import { bookingRoutes } from '#features/bookings/bookings.api.ts';
import { staffBookingRoutes } from '#features/bookings/by-staff/by-staff.api.ts';
import { changeRoutes } from '#features/bookings/change/change.api.ts';
import { checkInRoutes } from '#features/bookings/check-in/check-in.api.ts';
import { decisionRoutes } from '#features/bookings/decision/decision.api.ts';
import { groupRoutes } from '#features/bookings/group/group.api.ts';
import { travellerListRoutes } from '#features/bookings/travellers/travellers.api.ts';
import { waitingRoutes } from '#features/bookings/waiting/waiting.api.ts';
import { customerRoutes } from '#features/customers/customers.api.ts';
import { departureRoutes } from '#features/departures/departures.api.ts';
import { publishedRoutes } from '#features/documents/published/published.api.ts';
import { bulkRoutes } from '#features/enquiries/bulk/bulk.api.ts';
import { handRoutes } from '#features/enquiries/by-hand/by-hand.api.ts';
import { enquiryRoutes } from '#features/enquiries/enquiries.api.ts';
import { fileRoutes } from '#features/enquiries/files/files.api.ts';
import { inboundRoutes } from '#features/enquiries/inbound/inbound.api.ts';
import { inboxRoutes } from '#features/enquiries/inbox/inbox.api.ts';
import { messageRoutes } from '#features/enquiries/messages/messages.api.ts';
import { replyRoutes } from '#features/enquiries/reply/reply.api.ts';
import { sendRoutes } from '#features/enquiries/send/send.api.ts';
import { streamRoutes } from '#features/enquiries/stream/stream.api.ts';
import type { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { customerEnquiries } from '#features/enquiries/visitor/customer-records.queries.ts';
import { ownEnquiries } from '#features/enquiries/visitor/own-enquiries.queries.ts';
import { myEnquiriesRoutes } from '#features/enquiries/visitor/visitor.api.ts';
import { fareRoutes } from '#features/fares/fares.api.ts';
import { pasteRoutes } from '#features/fares/paste/paste.api.ts';
import { attemptRoutes } from '#features/gateways/attempts/attempts.api.ts';
import type { OpenGateways } from '#features/gateways/practice/practice.gateway.ts';
import { tokenRoute } from '#features/identity/access/access.api.ts';
import { accountRoutes } from '#features/identity/account/account.api.ts';
import { type IdentityProvider, identityRoutes } from '#features/identity/identity.api.ts';
import { invitationRoutes } from '#features/identity/invitations/invitations.api.ts';
import { type UserDeps, userRoutes } from '#features/identity/users/users.api.ts';
import { claimRoutes } from '#features/money/claims/claims.api.ts';
import { matchRoutes } from '#features/money/matches/matches.api.ts';
import { smsRoutes } from '#features/money/sms/sms.api.ts';
import { statementRoutes } from '#features/money/statements/statements.api.ts';
import { amendmentRoutes } from '#features/orders/amendments/amendments.api.ts';
import { bookedRoutes } from '#features/orders/booked/booked.api.ts';
import { orderHistoryRoutes } from '#features/orders/history/history.api.ts';
import { holdRoutes } from '#features/orders/holds/holds.api.ts';
import { orderRoutes } from '#features/orders/orders.api.ts';
import { myOrdersRoutes } from '#features/orders/own/own.api.ts';
import { customerOrders, ownOrders } from '#features/orders/own/own.queries.ts';
import { pricedRoutes } from '#features/orders/priced/priced.api.ts';
import { spendingRoutes } from '#features/orders/spendings/spendings.api.ts';
import { visitorOrderRoutes } from '#features/orders/visitor/visitor.api.ts';
import { voucherRoutes } from '#features/orders/vouchers/vouchers.api.ts';
import { verifyRoutes } from '#features/papers/verify/verify.api.ts';
import { paymentRoutes } from '#features/payments/payments.api.ts';
import { reportRoutes } from '#features/reports/reports.api.ts';
import { safeRoutes } from '#features/till/safe/safe.api.ts';
import { tillRoutes } from '#features/till/till.api.ts';
import { travellerRoutes } from '#features/travellers/travellers.api.ts';
import { staffCaseRoutes } from '#features/visa-cases/by-staff/by-staff.api.ts';
import { casePaperRoutes } from '#features/visa-cases/case-papers/case-papers.api.ts';
import { guideChangeRoutes } from '#features/visa-cases/guide-changes/guide-changes.api.ts';
import { listedRoutes } from '#features/visa-cases/listed/listed.api.ts';
import { passportRoutes } from '#features/visa-cases/passports/passports.api.ts';
import { casePieceRoutes } from '#features/visa-cases/pieces/pieces.api.ts';
import { planRoutes } from '#features/visa-cases/plan/plan.api.ts';
import { visaCaseRoutes } from '#features/visa-cases/visa-cases.api.ts';
import { caseVisitorRoutes } from '#features/visa-cases/visitor/visitor.api.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { inOurWords } from '#platform/database/trouble.ts';
import type { Caller } from '#platform/http/caller.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { describeRefusals, plainPatterns } from '#platform/http/described.ts';
import type { ApiVariables, RefusedToken } from '#platform/http/gate.ts';
import { problem, problemOf } from '#platform/http/problem.ts';
import { log } from '#platform/log.ts';
import { mailRoutes } from '#platform/mail/mail.api.ts';
import { outboxRoutes } from '#platform/outbox/outbox.api.ts';
import type { Storage } from '#platform/storage.ts';
import { apiReference } from './api-reference.ts';
import { kinds } from './document-kinds.ts';
import { officeRoutes, requestLimits, visitorLimits } from './office-api.ts';

interface ApiDeps extends CommandDeps {
  storage: Storage;
  dataKey: Uint8Array;
  /** Authenticates a request by its headers; reports an invalid token. */
  identify(headers: Headers, refused: (why: RefusedToken) => void): Promise<Caller | undefined>;
  /** Sends a password reset link, with the built-in provider. */
  sendReset: UserDeps['sendReset'];
  /** The identity provider. */
  provider: IdentityProvider;
  failed(cause: unknown): void;
  /** The event stream of enquiries, for the office. */
  inbox: InboxWatch;
  /** MAIL_INBOUND_SECRET: what a mail service shows that posts mail. */
  mailSecret?: string | undefined;
  /** The payment gateways; absent: none is offered. */
  gateways?: OpenGateways | undefined;
  logger?: Logger;
  /** The client's address, for limits. */
  visitorOf(context: Context): string;
}

/** All JSON routes below /api, their OpenAPI document, and its reference page. */
export function createApi(deps: ApiDeps): OpenAPIHono<{ Variables: ApiVariables }> {
  const api = new OpenAPIHono<{ Variables: ApiVariables }>();
  api.use(requestLimits);
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
  api.route('/', accountRoutes({ ...deps, contributors: [ownEnquiries, ownOrders] }));
  api.route('/', userRoutes(deps));
  api.route('/', invitationRoutes({ ...deps, ownProvider: deps.provider.provider === 'built-in' }));
  api.route('/', mailRoutes(deps));
  api.route('/', outboxRoutes(deps));
  api.openAPIRegistry.registerPath({ ...tokenRoute, servers: [{ url: deps.siteUrl }] });
  api.openAPIRegistry.registerComponent('securitySchemes', 'idToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of the identity provider.',
  });
  api.route('/', customerRoutes(deps, [customerEnquiries, customerOrders]));
  const enquiries = { ...deps, commands: deps };
  // Fixed paths before those with an id.
  api.route('/', sendRoutes(enquiries));
  api.route('/', inboundRoutes({ ...enquiries, files: deps, secret: deps.mailSecret }));
  api.route('/', messageRoutes(enquiries));
  api.route('/', fileRoutes({ ...enquiries, files: deps }));
  api.route('/', streamRoutes({ ...deps, identify: (headers) => deps.identify(headers, () => {}) }));
  api.route('/', replyRoutes(enquiries));
  api.route('/', handRoutes(enquiries));
  api.route('/', bulkRoutes(enquiries));
  api.route('/', inboxRoutes(enquiries));
  api.route('/', enquiryRoutes(enquiries));
  api.route('/', myEnquiriesRoutes(deps.db));
  api.route('/', myOrdersRoutes(deps));
  for (const routes of [
    orderRoutes(deps),
    amendmentRoutes(deps),
    orderHistoryRoutes(deps),
    pricedRoutes(deps),
    spendingRoutes(deps),
    bookedRoutes(deps),
    voucherRoutes(deps),
    visitorOrderRoutes(deps),
    holdRoutes(deps),
    paymentRoutes(deps),
    tillRoutes(deps),
    safeRoutes(deps),
    smsRoutes(deps),
    claimRoutes({ commands: deps, files: deps, visitorOf: deps.visitorOf }),
    matchRoutes(deps),
    travellerRoutes(deps),
    bookingRoutes(deps),
    waitingRoutes(deps),
    changeRoutes(deps),
    travellerListRoutes(deps),
    staffBookingRoutes(deps),
    decisionRoutes(deps),
    groupRoutes(deps),
    checkInRoutes(deps),
    staffCaseRoutes(deps),
    guideChangeRoutes(deps),
    listedRoutes(deps),
    planRoutes(deps),
    passportRoutes(deps),
    visaCaseRoutes(deps),
    caseVisitorRoutes({ commands: deps, files: deps }),
    casePieceRoutes({ commands: deps, files: deps }),
    casePaperRoutes({ commands: deps, files: deps }),
    pasteRoutes(),
    fareRoutes(deps),
    statementRoutes(deps),
    reportRoutes(deps),
    attemptRoutes({
      ...deps,
      logger: deps.logger ?? log('silent'),
      gateways: deps.gateways?.gateways ?? {},
      isPractice: deps.gateways?.isPractice ?? false,
    }),
  ]) {
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
        'Errors are RFC 9457 problems with a dotted `code` and the `fields` that are wrong. Any operation may answer 503 with Retry-After; one with parameters 400 and 422, and one with a body 411, 413 and 415.',
    },
    servers: [{ url: `${deps.siteUrl}/api` }],
  };
  api.get('/openapi.json', (context) =>
    context.body(JSON.stringify(api.getOpenAPI31Document(description), plainPatterns), 200, {
      'content-type': 'application/json',
    }),
  );
  api.get('/docs', (context) =>
    context.body(apiReference(api.getOpenAPI31Document(description)), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    }),
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
