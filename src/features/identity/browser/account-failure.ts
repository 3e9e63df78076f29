/** An action at the identity provider failed; `code` is the provider's, without `auth/`. */
export class AccountFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`auth/${code}`);
    this.name = 'AccountFailure';
    this.code = code;
  }
}

/** The provider's code of any thrown value, without `auth/`; `internal-error` when it has none. */
export function codeOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') {
    return cause.code.replace(/^auth\//, '');
  }
  // fetch throws this when there is no connection.
  return cause instanceof TypeError ? 'network-request-failed' : 'internal-error';
}
