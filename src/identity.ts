import { accessRoutes } from '#features/identity/access/access.api.ts';
import type { VerifyIdentity } from '#features/identity/access/access.contract.ts';
import { firebaseVerifier } from '#features/identity/access/firebase-token/firebase-token.gateway.ts';
import { publishedKeys } from '#features/identity/access/firebase-token/published-keys.gateway.ts';
import { identifier } from '#features/identity/access/identify/identify.api.ts';
import type { IdentityProvider } from '#features/identity/identity.api.ts';
import { mailCode } from '#features/identity/provider/codes/letters.gateway.ts';
import { verifyIdentityToken } from '#features/identity/provider/id-token/id-token.queries.ts';
import { countOrNote } from '#features/identity/provider/limits/limits.gateway.ts';
import { tokenLimits } from '#features/identity/provider/limits/limits.rules.ts';
import { createRefusals } from '#features/identity/provider/limits/refusals.rules.ts';
import { builtInProject } from '#features/identity/provider/provider.contract.ts';
import { isTooMany } from '#features/identity/provider/wire.rules.ts';
import type { ResetAbout } from '#features/identity/users/users.api.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Config } from '#platform/config.ts';
import { visitorAddress } from '#platform/http/visitor-address.ts';
import { visitorMark } from '#platform/visitor-mark.ts';

interface IdentityDeps extends CommandDeps {
  readonly config: Config;
  /** Where a Firebase project's keys are published; default: Google. */
  readonly keysUrl?: string | undefined;
  failed(cause: unknown): void;
}

const tooOften = () =>
  new Failure('too-many', 'access.too-often', 'Too many requests. Try again in a minute.');

export function providerOf(config: Config): IdentityProvider {
  const foreign = config.FIREBASE_PROJECT_ID !== undefined;
  return {
    provider: foreign ? 'firebase' : 'built-in',
    config: {
      apiKey: config.FIREBASE_API_KEY ?? builtInProject,
      authDomain: config.FIREBASE_AUTH_DOMAIN ?? new URL(config.SITE_URL).host,
      projectId: config.FIREBASE_PROJECT_ID ?? builtInProject,
      storageBucket: config.FIREBASE_STORAGE_BUCKET ?? '',
      messagingSenderId: config.FIREBASE_MESSAGING_SENDER_ID ?? '',
      appId: config.FIREBASE_APP_ID ?? '',
      measurementId: config.FIREBASE_MEASUREMENT_ID ?? '',
    },
    googleWindow: config.GOOGLE_CLIENT_ID !== undefined,
    google: foreign || config.GOOGLE_CLIENT_ID !== undefined,
  };
}

/** The configured identity provider, for the app and its tests. */
export function createIdentity(deps: IdentityDeps) {
  const { config, db, clock, keysUrl } = deps;
  const siteUrl = config.SITE_URL;
  const project = config.FIREBASE_PROJECT_ID;
  const verify: VerifyIdentity =
    project === undefined
      ? (token, now) => verifyIdentityToken(db, siteUrl, token, now)
      : firebaseVerifier(project, publishedKeys(clock, keysUrl));
  const refusals = createRefusals();
  async function admit(headers: Headers, connection: unknown): Promise<void> {
    const address = visitorAddress(headers, connection, config.TRUSTED_PROXIES);
    const who = { email: '', visitor: visitorMark(deps, address) };
    if (refusals.lately(who.email, who.visitor, clock.now())) {
      throw tooOften();
    }
    await countOrNote(deps, refusals, who, tokenLimits(who.visitor)).catch((cause: unknown) => {
      throw isTooMany(cause) ? tooOften() : cause;
    });
  }
  return {
    provider: providerOf(config),
    /** Sends a password reset link; absent with a Firebase project. */
    sendReset:
      project === undefined
        ? ({ uid, email, name, language }: ResetAbout) => {
            const about = { purpose: 'reset' as const, to: email, name: name ?? '', language };
            return mailCode({ deps, siteUrl }, { uid, email, newEmail: null }, about);
          }
        : undefined,
    identify: identifier(deps),
    /** `POST /jwt`. */
    routes: accessRoutes({
      ...deps,
      siteUrl,
      verify,
      foreign: project !== undefined,
      adminEmail: config.ADMIN_EMAIL,
      admit,
    }),
  };
}
