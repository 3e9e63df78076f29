import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { z } from 'zod';
import { nameOrNull } from '../../users/users.contract.ts';
import { refusal } from '../wire.rules.ts';
import type { googlePerson } from './google.commands.ts';

/** What the browser stores during the Google sign-in. */
export interface GoogleChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Google {
  /** The URL to redirect the browser to, and what it must store. @param language of Google's page */
  begin(language: string): Promise<{ url: string; checks: GoogleChecks }>;
  /** Exchanges the code in the callback URL for Google's ID token. @throws when the checks fail */
  finish(cameBackTo: URL, checks: GoogleChecks): Promise<string>;
  /** Verifies a Google ID token. @throws Failure invalid-idp-response; any other error: Google can't be reached */
  verify(idToken: string): Promise<z.infer<typeof googlePerson> & { nonce: string | undefined }>;
}

export const googleIssuer = 'https://accounts.google.com';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  name: nameOrNull,
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
  nonce: z.string().optional(),
});

const notGoogles = () =>
  refusal('INVALID_IDP_RESPONSE', 'The token is not one that Google gave for this site.');

/** Google, or another OpenID provider in its place in tests, through openid-client. */
export function createGoogle(options: {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  redirectUri: string;
}): Google {
  const issuer = new URL(options.issuer);
  let found:
    | Promise<{ config: openid.Configuration; keys: ReturnType<typeof createRemoteJWKSet> }>
    | undefined;

  async function discover() {
    const config = await openid.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: 10,
      // Only for an issuer configured without TLS, such as a local one in tests.
      execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    });
    const { jwks_uri: keysAt } = config.serverMetadata();
    if (keysAt === undefined) {
      throw new Error('The OpenID provider publishes no keys.');
    }
    return { config, keys: createRemoteJWKSet(new URL(keysAt)) };
  }
  // Fetched once; a failure isn't cached, so that the next visitor tries again.
  const metadata = () => {
    found ??= discover().catch((cause: unknown) => {
      found = undefined;
      throw cause;
    });
    return found;
  };

  return {
    begin: async (language) => {
      const { config } = await metadata();
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        response_type: 'code',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        // Google's own parameters: account chooser and language. Other providers refuse unknown parameters.
        ...(options.issuer === googleIssuer ? { prompt: 'select_account', hl: language } : {}),
      });
      return { url: url.href, checks };
    },
    finish: async (cameBackTo, { state, nonce, verifier }) => {
      const { config } = await metadata();
      const tokens = await openid.authorizationCodeGrant(config, cameBackTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      if (tokens.id_token === undefined) {
        throw new Error('Google gave no ID token.');
      }
      return tokens.id_token;
    },
    verify: async (idToken) => {
      const { config, keys } = await metadata();
      const named = config.serverMetadata().issuer;
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          audience: options.clientId,
          // Google uses both forms of its issuer.
          issuer: named === googleIssuer ? [named, 'accounts.google.com'] : named,
          requiredClaims: ['exp', 'iat', 'sub'],
        });
        const told = claims.safeParse(payload);
        // A token for several audiences names the authorised party.
        if (!told.success || (payload.azp !== undefined && payload.azp !== options.clientId)) {
          throw notGoogles();
        }
        const { sub, email, email_verified: verified, name, picture, nonce } = told.data;
        return {
          sub,
          email: email.toLowerCase(),
          emailVerified: verified === true || verified === 'true',
          name,
          photoUrl: picture ?? null,
          nonce,
        };
      } catch (cause) {
        if (
          cause instanceof errors.JOSEError &&
          !(cause instanceof errors.JWKSTimeout) &&
          cause.code !== 'ERR_JOSE_GENERIC'
        ) {
          throw notGoogles();
        }
        throw cause;
      }
    },
  };
}
