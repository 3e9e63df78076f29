import type { z } from 'zod';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import type { Google } from './google/google.gateway.ts';
import { type VerifiedIdentity, verifyIdentityToken } from './id-token/id-token.queries.ts';
import type { Keyring } from './keyring.gateway.ts';
import type { Refusals } from './limits/refusals.rules.ts';
import type { Passwords } from './passwords.gateway.ts';
import { recentSeconds } from './provider.contract.ts';
import { refusal } from './wire.rules.ts';

/** What the provider is built from. */
export interface ProviderParts {
  readonly deps: CommandDeps;
  readonly siteUrl: string;
  readonly keyring: Keyring;
  readonly passwords: Passwords;
  readonly refusals: Refusals;
  /** Missing when no Google client id is configured. */
  readonly google: Google | undefined;
  /** Runs work after the response has been sent, so that its duration reveals nothing. */
  later(work: () => Promise<void>): void;
}

/** One request of the SDK. */
export interface EndpointRequest {
  /** The JSON body; each endpoint validates its own. */
  readonly json: unknown;
  /** The language of mails: `auth.languageCode`. */
  readonly language: Language;
  /** The visitor's mark (platform/visitor-mark), for limits and known places. */
  readonly address: string;
  /** The mark of a browser that signed in before. */
  readonly device: string | undefined;
}

export interface EndpointResponse {
  readonly body: Readonly<Record<string, unknown>>;
  /** The new mark of the browser. */
  readonly device?: string;
}

export type Endpoint = (parts: ProviderParts, request: EndpointRequest) => Promise<EndpointResponse>;

/** The fields of a request that an endpoint reads; others are ignored, as the SDK sends more. */
export function fieldsOf<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json ?? {});
  if (!parsed.success) {
    throw refusal('INVALID_ARGUMENT', parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
  }
  return parsed.data;
}

/** The caller, by their ID token. @throws Failure missing-id-token, or why the token is refused */
export function callerOf(
  { deps, siteUrl }: ProviderParts,
  idToken: string | undefined,
): Promise<VerifiedIdentity> {
  if (!idToken) {
    throw refusal('MISSING_ID_TOKEN');
  }
  return verifyIdentityToken(deps.db, siteUrl, idToken, deps.clock.now());
}

/** @throws Failure credential-too-old-login-again when the sign-in is too old for actions that can't be undone */
export function wantRecent({ deps }: ProviderParts, { authTime }: VerifiedIdentity): void {
  if (deps.clock.now().getTime() - authTime.getTime() > recentSeconds * 1000) {
    throw refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
