import type { Permission, Role } from '#features/identity/roles/roles.rules.ts';

/** Whom the table asks as; `disabled` and `revoked` are owners whose token was good a moment ago. */
export const everybody = [
  'anonymous',
  'customer',
  'clerk',
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

const signedIn: readonly Role[] = ['customer', 'clerk', 'editor', 'manager', 'owner'];

/** Every route of the API, who may call it, and what they get. A route that is missing here fails the test. */
export const routes: Readonly<Record<string, Row>> = {
  'GET /published': { who: everybody, answer: 200 },
  'GET /published/{kind}/{slug}': { who: everybody, answer: 404, path: { kind: 'visa', slug: 'nowhere' } },
  'GET /airports': { who: everybody, answer: 200 },
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
};

/** Every permission and the roles that have it (PRODUCT 6), written down apart from the program. */
export const holders: Readonly<Record<Permission, readonly Role[]>> = {
  'account.own': signedIn,
  'documents.read': ['clerk', 'editor', 'manager', 'owner'],
  'documents.write': ['editor', 'manager', 'owner'],
  'documents.publish': ['editor', 'manager', 'owner'],
  'documents.trash': ['editor', 'manager', 'owner'],
  'media.read': ['clerk', 'editor', 'manager', 'owner'],
  'media.write': ['editor', 'manager', 'owner'],
  'enquiries.read': ['clerk', 'manager', 'owner'],
  'enquiries.write': ['clerk', 'manager', 'owner'],
  'enquiries.export': ['clerk', 'manager', 'owner'],
  'settings.read': ['manager', 'owner'],
  'settings.write': ['owner'],
  'users.read': ['manager', 'owner'],
  'users.write': ['owner'],
  'activity.read': ['manager', 'owner'],
  'mail.read': ['manager', 'owner'],
};

/** What only the program itself may do, on nobody's behalf. */
export const ofTheProgram: readonly string[] = ['access.admit', 'identity.provide'];
