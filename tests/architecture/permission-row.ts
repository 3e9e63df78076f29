/** Who sends the requests of the tables; `disabled` and `revoked` are owners whose token was valid a moment ago. */
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

export interface RouteRow {
  /** Who is let in; everybody else gets 401 when nobody has proved who they are, 403 otherwise. */
  readonly who: readonly Somebody[];
  /** What those let in are answered to the request below. */
  readonly answer: number;
  readonly body?: unknown;
  /** In place of `{name}` in the path; `uid` is a customer's unless it is said otherwise. */
  readonly path?: Readonly<Record<string, string>>;
}

/** Placeholders of paths that lead nowhere. */
export const byLink = { token: 'nobody' };
export const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
export const noPaper = { ...nowhere, paper: nowhere.id };
