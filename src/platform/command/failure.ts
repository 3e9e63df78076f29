/** The six ways in which the program says no (ARCHITECTURE, rule 6). Everything else is a fault of ours. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
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
  /** What else the caller should know, such as what was changed meanwhile; may be sent to the client. */
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
  unavailable: 503,
};
