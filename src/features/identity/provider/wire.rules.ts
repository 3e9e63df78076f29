import { Failure } from '#platform/command/failure.ts';

/** The wire protocol's names for the built-in provider's refusals. */
export type WireCode =
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_NEW_EMAIL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PHOTO_URL'
  | 'INVALID_PROVIDER_ID'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_OR_INVALID_NONCE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'PROVIDER_ALREADY_LINKED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

const dotted = (wire: WireCode) => `provider.${wire.toLowerCase().replaceAll('_', '-')}`;

const tooMany: ReadonlySet<WireCode> = new Set([
  'RESET_PASSWORD_EXCEED_LIMIT',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
]);

/** A refusal of the provider; `words` are what the SDK shows as the error's text. */
export const refusal = (wire: WireCode, words = ''): Failure =>
  new Failure(tooMany.has(wire) ? 'too-many' : 'invalid', dotted(wire), words);

/** Whether a limit was exceeded, any of them. */
export const isTooMany = (cause: unknown): boolean => cause instanceof Failure && cause.kind === 'too-many';

/** The wire protocol's names for refusals that the provider shares with the rest of the program. */
const shared: Readonly<Record<string, WireCode>> = {
  'identity.token-invalid': 'INVALID_ID_TOKEN',
  'identity.token-expired': 'TOKEN_EXPIRED',
  'identity.account-gone': 'USER_NOT_FOUND',
  'identity.account-disabled': 'USER_DISABLED',
  'users.last-owner': 'OPERATION_NOT_ALLOWED',
};

/** The message of the error response, such as `WEAK_PASSWORD : Password should …`; undefined for other errors. */
export function wireMessage(cause: unknown): string | undefined {
  if (!(cause instanceof Failure)) {
    return undefined;
  }
  const known = shared[cause.code];
  if (known !== undefined) {
    return known;
  }
  if (!cause.code.startsWith('provider.')) {
    return cause.kind === 'invalid' ? 'INVALID_ARGUMENT' : undefined;
  }
  const code = cause.code.slice('provider.'.length).toUpperCase().replaceAll('-', '_');
  return cause.message === '' ? code : `${code} : ${cause.message}`;
}
