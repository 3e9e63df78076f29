import type { Permission, Role } from '#features/identity/roles/roles.rules.ts';

/** Who sends the requests of the table; `disabled` and `revoked` are owners whose token was valid a moment ago. */
export const everybody = [
  'anonymous',
  'customer',
  'clerk',
  'accountant',
  'visa-officer',
  'editor',
  'manager',
  'owner',
  'disabled',
  'revoked',
] as const;

export type Somebody = (typeof everybody)[number];

interface Row {
  /** Who is let in; everybody else gets 401 when nobody has proved who they are, 403 otherwise. */
  readonly who: readonly Somebody[];
  /** What those let in are answered to the request below. */
  readonly answer: number;
  readonly body?: unknown;
  /** In place of `{name}` in the path; `uid` is a customer's unless it is said otherwise. */
  readonly path?: Readonly<Record<string, string>>;
}

const signedIn: readonly Role[] = [
  'customer',
  'clerk',
  'accountant',
  'visa-officer',
  'editor',
  'manager',
  'owner',
];
const reading: readonly Role[] = ['clerk', 'visa-officer', 'editor', 'manager', 'owner'];
const answering: readonly Role[] = ['clerk', 'visa-officer', 'manager', 'owner'];
const seeingOrders: readonly Role[] = ['clerk', 'accountant', 'visa-officer', 'manager', 'owner'];
const selling: readonly Role[] = ['clerk', 'manager', 'owner'];
const takingMoney: readonly Role[] = ['clerk', 'accountant', 'manager', 'owner'];
const approving: readonly Role[] = ['accountant', 'manager', 'owner'];
const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
const editing: readonly Role[] = ['editor', 'manager', 'owner'];

/** Every route of the API, who may call it, and what they get. A route that is missing here fails the test. */
export const routes: Readonly<Record<string, Row>> = {
  'GET /published': { who: everybody, answer: 200 },
  'GET /published/{kind}/{slug}': { who: everybody, answer: 404, path: { kind: 'visa', slug: 'nowhere' } },
  'GET /airports': { who: everybody, answer: 200 },
  'GET /verify/{code}': { who: everybody, answer: 404, path: { code: 'K4T9-2MXB-7QWD' } },
  'GET /identity': { who: everybody, answer: 200 },
  'POST /jwt': { who: everybody, answer: 401, body: { email: 'somebody@mail.example' } },

  'GET /account': { who: signedIn, answer: 200 },
  'GET /account/data': { who: signedIn, answer: 200 },
  'DELETE /account/sessions/{id}': { who: signedIn, answer: 404, path: { id: 'nowhere' } },
  'POST /account/sign-out': { who: signedIn, answer: 204 },
  'POST /account/sign-out-everywhere': { who: signedIn, answer: 204 },
  'DELETE /account': { who: signedIn, answer: 204 },

  'GET /users': { who: ['manager', 'owner'], answer: 200 },
  'GET /users/{uid}': { who: ['manager', 'owner'], answer: 200 },
  'PATCH /users/{uid}': { who: ['owner'], answer: 200, body: { role: 'clerk' } },
  'POST /users/{uid}/disable': { who: ['owner'], answer: 200 },
  'POST /users/{uid}/enable': { who: ['owner'], answer: 200 },
  'POST /users/{uid}/sign-out-everywhere': { who: ['owner'], answer: 200 },
  'POST /users/{uid}/send-reset': { who: ['owner'], answer: 200 },

  'GET /invitations': { who: ['manager', 'owner'], answer: 200 },
  'POST /invitations': { who: ['manager', 'owner'], answer: 400, body: {} },
  'POST /invitations/{id}/send-again': { who: ['manager', 'owner'], answer: 404 },
  'POST /invitations/{id}/revoke': { who: ['manager', 'owner'], answer: 404 },
  'POST /invitations/look': { who: everybody, answer: 404, body: { token: 'nobody-was-invited-so' } },
  'POST /invitations/accept': { who: everybody, answer: 400, body: {} },

  'POST /enquiries': { who: everybody, answer: 400, body: {} },
  'POST /visitor/enquiries/{token}/files': { who: everybody, answer: 404, path: { token: 'nobody' } },
  'GET /enquiries/{id}/files/{fileId}': { who: answering, answer: 404 },
  'DELETE /enquiries/{id}/files/{fileId}': { who: answering, answer: 404 },
  'GET /account/enquiries': { who: signedIn, answer: 200 },
  'GET /account/orders': { who: signedIn, answer: 200 },
  'GET /enquiries': { who: answering, answer: 200 },
  'GET /enquiries/stream': { who: answering, answer: 200 },
  'GET /enquiries/templates': { who: answering, answer: 400 },
  'GET /enquiries/owners': { who: answering, answer: 200 },
  'GET /enquiries/rows.csv': { who: answering, answer: 200 },
  'POST /enquiries/bulk': { who: answering, answer: 400, body: {} },
  'POST /enquiries/by-hand': { who: answering, answer: 400, body: {} },
  'POST /enquiries/{id}/contacts': {
    who: answering,
    answer: 404,
    body: { outcome: 'no-answer', version: 1 },
  },
  'GET /enquiries/{id}': { who: answering, answer: 404 },
  'POST /enquiries/{id}/replies': { who: answering, answer: 400, body: {} },
  'POST /enquiries/{id}/assign': { who: answering, answer: 404, body: { owner: null, version: 1 } },
  'POST /enquiries/{id}/state': { who: answering, answer: 404, body: { state: 'waiting', version: 1 } },
  'POST /enquiries/{id}/due': { who: answering, answer: 404, body: { dueOn: null, version: 1 } },
  'POST /enquiries/{id}/notes': { who: answering, answer: 404, body: { text: 'Called.' } },
  'POST /enquiries/{id}/spam': { who: answering, answer: 404, body: { version: 1 } },
  'POST /enquiries/{id}/release': { who: answering, answer: 404, body: { version: 1 } },
  'POST /enquiries/{id}/merge': {
    who: answering,
    answer: 404,
    body: { from: ['6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11'], version: 1 },
  },

  'POST /mail/inbound': { who: everybody, answer: 404 },
  'POST /visitor/enquiries/{token}/messages': {
    who: everybody,
    answer: 404,
    path: { token: 'nobody' },
    body: { text: 'One more thing.' },
  },
  'GET /customers': { who: answering, answer: 200 },
  'GET /customers/{id}': { who: answering, answer: 404 },
  'POST /customers/{id}/name': { who: answering, answer: 404, body: { name: 'Rahim Uddin', version: 1 } },
  'POST /customers/{id}/contacts': {
    who: answering,
    answer: 404,
    body: { kind: 'phone', value: '01712345678' },
  },
  'POST /customers/{id}/separate': {
    who: answering,
    answer: 404,
    body: { kind: 'phone', value: '+8801712345678' },
  },
  'POST /customers/{id}/notes': { who: answering, answer: 404, body: { text: 'Calls late.' } },
  'POST /customers/{id}/relatives': {
    who: answering,
    answer: 404,
    body: { relation: 'spouse', name: 'Salma Begum' },
  },
  'DELETE /customers/{id}/relatives/{relative}': {
    who: answering,
    answer: 404,
    path: { relative: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /customers/{id}/join': {
    who: answering,
    answer: 404,
    body: { from: '00000000-0000-4000-8000-000000000001' },
  },
  'GET /mail': { who: ['manager', 'owner'], answer: 200 },
  'POST /mail/{id}/again': {
    who: ['manager', 'owner'],
    answer: 404,
    path: { id: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /mail/{id}/drop': {
    who: ['manager', 'owner'],
    answer: 404,
    path: { id: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /mail/dead/again': { who: ['manager', 'owner'], answer: 200 },
  'GET /outbox/dead': { who: ['manager', 'owner'], answer: 200 },
  'POST /outbox/dead/retry': { who: ['manager', 'owner'], answer: 200 },
  'POST /outbox/{id}/retry': {
    who: ['manager', 'owner'],
    answer: 404,
    path: { id: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /outbox/{id}/discard': {
    who: ['manager', 'owner'],
    answer: 404,
    path: { id: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /orders': { who: selling, answer: 400, body: {} },
  'GET /orders': { who: seeingOrders, answer: 200 },
  'GET /orders/{id}': { who: seeingOrders, answer: 404, path: nowhere },
  'POST /orders/{id}/accept': { who: selling, answer: 404, path: nowhere },
  'POST /orders/{id}/cancel': { who: selling, answer: 404, path: nowhere, body: { reason: 'Ill.' } },
  'POST /orders/{id}/vouchers': { who: selling, answer: 404, path: nowhere },
  'GET /orders/{id}/ledger': { who: seeingOrders, answer: 200, path: nowhere },
  'GET /orders/{id}/history': { who: seeingOrders, answer: 200, path: nowhere },
  'GET /orders/{id}/versions': { who: seeingOrders, answer: 200, path: nowhere },
  'POST /orders/{id}/amendments': { who: selling, answer: 400, path: nowhere, body: {} },
  'POST /orders/{id}/amendments/{version}/accept': {
    who: selling,
    answer: 404,
    path: { ...nowhere, version: '2' },
    body: { reason: 'Agreed on the telephone.' },
  },
  'POST /orders/{id}/amendments/{version}/withdraw': {
    who: selling,
    answer: 404,
    path: { ...nowhere, version: '2' },
  },
  'GET /visitor/orders/{token}/amendment': { who: everybody, answer: 404, path: { token: 'nobody' } },
  'POST /visitor/orders/{token}/amendments/{version}/accept': {
    who: everybody,
    answer: 404,
    path: { token: 'nobody', version: '2' },
  },
  'GET /visitor/orders/{token}': { who: everybody, answer: 404, path: { token: 'nobody' } },
  'POST /visitor/orders/{token}/accept': { who: everybody, answer: 404, path: { token: 'nobody' } },
  'POST /bookings': { who: everybody, answer: 400, body: {} },
  'POST /travellers/check': {
    who: everybody,
    answer: 200,
    body: { travellers: [{}], departsOn: '2027-01-14', returnsOn: '2027-01-16' },
  },
  'GET /visitor/gateways': { who: everybody, answer: 200 },
  'POST /visitor/orders/{token}/attempts': {
    who: everybody,
    answer: 404,
    path: { token: 'nobody' },
    body: { method: 'bkash', pay: 'due' },
  },
  'GET /attempts/reviews': { who: approving, answer: 200 },
  'POST /attempts/{id}/accept': {
    who: approving,
    answer: 404,
    path: nowhere,
    body: { reason: 'The bank confirmed it.' },
  },
  'POST /attempts/{id}/refuse': {
    who: approving,
    answer: 404,
    path: nowhere,
    body: { reason: 'The card was stolen.' },
  },
  'GET /orders/{id}/attempts': { who: seeingOrders, answer: 200, path: nowhere },
  'GET /orders/{id}/payments': { who: seeingOrders, answer: 200, path: nowhere },
  'POST /orders/{id}/payments': { who: takingMoney, answer: 400, path: nowhere, body: {} },
  'POST /payments/{id}/approve': { who: approving, answer: 404, path: nowhere },
  'POST /payments/{id}/undo': { who: approving, answer: 404, path: nowhere, body: { reason: 'Wrong.' } },
  'POST /orders/{id}/refunds': { who: takingMoney, answer: 400, path: nowhere, body: {} },
  'POST /refunds/{id}/approve': { who: approving, answer: 404, path: nowhere },
  'POST /refunds/{id}/paid': {
    who: takingMoney,
    answer: 404,
    path: nowhere,
    body: { outside: '9K70LM2QXC' },
  },
  'GET /refunds': { who: seeingOrders, answer: 200 },
  'POST /refunds/{id}/send-again': { who: approving, answer: 404, path: nowhere, body: { reason: 'Wrong.' } },
  'POST /refunds/{id}/refuse': { who: approving, answer: 404, path: nowhere, body: { reason: 'Wrong.' } },
  'POST /money/sms': { who: takingMoney, answer: 200, body: { text: 'Nothing of a wallet.' } },
  'POST /money/statements': { who: takingMoney, answer: 415 },
  'GET /money/inbox': { who: takingMoney, answer: 200 },
  'POST /money/matches': { who: takingMoney, answer: 400, body: {} },
  'POST /money/pairs/part': { who: takingMoney, answer: 400, body: {} },
  'POST /money/arrivals/{id}/dismiss': {
    who: takingMoney,
    answer: 404,
    path: nowhere,
    body: { reason: 'A transfer of our own.' },
  },
  'POST /money/arrivals/{id}/restore': { who: takingMoney, answer: 404, path: nowhere },
  'GET /money/claims/{id}/slip': { who: takingMoney, answer: 404, path: nowhere },
  'POST /money/claims/{id}/reject': {
    who: takingMoney,
    answer: 404,
    path: nowhere,
    body: { reason: 'Wrong.' },
  },
  'POST /money/claims/{id}/ask': { who: takingMoney, answer: 404, path: nowhere },
  'POST /money/claims/{id}/reopen': { who: takingMoney, answer: 404, path: nowhere },
  'POST /visitor/orders/{token}/claims': { who: everybody, answer: 404, path: { token: 'nobody' } },
  'GET /tills': { who: takingMoney, answer: 200 },
  'GET /tills/{uid}/{day}': { who: takingMoney, answer: 404, path: { uid: 'nobody', day: '2020-01-01' } },
  'POST /tills/open': { who: takingMoney, answer: 400, body: {} },
  'POST /tills/close': { who: takingMoney, answer: 400, body: {} },
  'GET /reports/trial-balance': { who: approving, answer: 200 },
  'GET /reports/owed': { who: approving, answer: 200 },
  'GET /reports/profit': { who: approving, answer: 400 },
  'GET /reports/rows.csv': { who: approving, answer: 400 },
  'GET /reports/{report}': { who: approving, answer: 200, path: { report: 'sold' } },

  'GET /documents': { who: reading, answer: 200 },
  'POST /documents': { who: editing, answer: 400, body: {} },
  'GET /documents/{id}': { who: reading, answer: 404 },
  'POST /documents/{id}/duplicate': { who: editing, answer: 404, body: {} },
  'PUT /documents/{id}': { who: editing, answer: 400, body: {} },
  'GET /documents/{id}/revisions': { who: reading, answer: 404 },
  'GET /documents/{id}/revisions/{number}': { who: reading, answer: 404, path: { number: '1' } },
  'GET /documents/{id}/compare': { who: reading, answer: 400 },
  'GET /documents/{id}/checks': { who: reading, answer: 404 },
  'POST /documents/{id}/restore': { who: editing, answer: 404, body: { revision: 1 } },
  'POST /documents/{id}/preview': { who: reading, answer: 404, body: { language: 'en' } },
  'POST /documents/{id}/publish': { who: editing, answer: 404, body: { language: 'en' } },
  'POST /documents/{id}/unpublish': { who: editing, answer: 404, body: { language: 'en' } },
  'POST /documents/{id}/schedule': {
    who: editing,
    answer: 404,
    body: { language: 'en', publishAt: '2090-01-01T09:00' },
  },
  'POST /documents/{id}/unschedule': { who: editing, answer: 404, body: { language: 'en' } },
  'POST /documents/{id}/trash': { who: editing, answer: 404 },
  'POST /documents/{id}/bring-back': { who: editing, answer: 404 },
  'POST /documents/bulk': {
    who: editing,
    answer: 200,
    body: { ids: ['6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11'], action: 'publish' },
  },

  'GET /working-drafts': { who: editing, answer: 200 },
  'GET /working-drafts/{id}': { who: editing, answer: 404 },
  'PUT /working-drafts/{id}': { who: editing, answer: 400, body: {} },
  'DELETE /working-drafts/{id}': { who: editing, answer: 204 },

  'GET /departures': { who: everybody, answer: 400 },
  'GET /departures/plan': { who: reading, answer: 200 },
  'POST /departures': { who: editing, answer: 400, body: {} },
  'POST /departures/repeat': { who: editing, answer: 400, body: {} },
  'GET /departures/{id}': { who: reading, answer: 404 },
  'PUT /departures/{id}': { who: editing, answer: 400, body: {} },
  'GET /departures/{id}/bookings': { who: seeingOrders, answer: 200, path: nowhere },
  'POST /departures/{id}/move': { who: editing, answer: 428, body: { departsOn: '2090-01-01' } },
  'POST /departures/{id}/open': { who: editing, answer: 404 },
  'POST /departures/{id}/close': { who: editing, answer: 404 },
  'POST /departures/{id}/cancel': { who: editing, answer: 404 },

  'GET /destinations': { who: reading, answer: 200 },
  'GET /visa-papers': { who: reading, answer: 200 },

  'GET /media': { who: reading, answer: 200 },
  'POST /media': { who: editing, answer: 400 },
  'GET /media/{id}': { who: reading, answer: 404 },
  'PATCH /media/{id}': { who: editing, answer: 404, body: { name: 'Tea' } },
  'POST /media/{id}/replace': { who: editing, answer: 400 },
  'DELETE /media/{id}': { who: editing, answer: 404 },
  'GET /media/{id}/uses': { who: reading, answer: 404 },

  'GET /settings': { who: ['manager', 'owner'], answer: 200 },
  'PUT /settings': { who: ['owner'], answer: 400, body: {} },
  'GET /activity': { who: ['manager', 'owner'], answer: 200 },
  'GET /overview': { who: reading, answer: 200 },
};

/** Every permission and the roles that have it, written down apart from the program. */
export const holders: Readonly<Record<Permission, readonly Role[]>> = {
  'account.own': signedIn,
  'documents.read': reading,
  'documents.write': ['editor', 'manager', 'owner'],
  'documents.publish': ['editor', 'manager', 'owner'],
  'documents.trash': ['editor', 'manager', 'owner'],
  'departures.write': ['editor', 'manager', 'owner'],
  'media.read': reading,
  'media.write': ['editor', 'manager', 'owner'],
  'enquiries.send': ['owner'],
  'enquiries.read': answering,
  'enquiries.write': answering,
  'enquiries.export': answering,
  'orders.visit': ['owner'],
  'orders.read': seeingOrders,
  'orders.write': selling,
  'payments.write': takingMoney,
  'payments.approve': approving,
  'refunds.write': takingMoney,
  'refunds.approve': approving,
  'reports.read': approving,
  'customers.read': answering,
  'customers.write': answering,
  'settings.read': ['manager', 'owner'],
  'settings.write': ['owner'],
  'users.read': ['manager', 'owner'],
  'users.write': ['owner'],
  'users.invite': ['manager', 'owner'],
  'activity.read': ['manager', 'owner'],
  'mail.read': ['manager', 'owner'],
  'mail.write': ['manager', 'owner'],
  'outbox.read': ['manager', 'owner'],
  'outbox.write': ['manager', 'owner'],
};

/** What only the program itself may do, on nobody's behalf. */
export const ofTheProgram: readonly string[] = [
  'access.admit',
  'attempts.settle',
  'identity.provide',
  'orders.tend',
  'bookings.lapse',
];
