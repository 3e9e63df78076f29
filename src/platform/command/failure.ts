/**
 * The ways in which the program refuses a request (decision 25; `too-many` is from decision 14). Any other error is a
 * fault of the program.
 */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

export interface FieldError {
  /** Where in the input, such as `texts.en.title`. */
  readonly path: string;
  readonly message: string;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  /** A dotted code for programs, such as `documents.slug-taken`. */
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** Details for the caller, such as what was changed meanwhile; may be sent to the client. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    kind: FailureKind,
    code: string,
    message: string,
    fields: readonly FieldError[] = [],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

export const statusOf: Readonly<Record<FailureKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
};

/**
 * Seconds after which a retry may succeed, by status, for Retry-After. Limits have sliding windows, so that an attempt
 * may be possible after a minute.
 */
export const retryAfterOf: Readonly<Record<number, number>> = { 429: 60, 503: 5 };
