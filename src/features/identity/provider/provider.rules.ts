import { z } from 'zod';
import { shortestPassword } from '../account/account.rules.ts';
import { readEmail } from './credentials/credentials.rules.ts';
import { type Endpoint, fieldsOf } from './endpoint.gateway.ts';
import { builtInProject } from './provider.contract.ts';
import { refusal } from './wire.rules.ts';

/** What `validatePassword` checks with (PROTOCOLS A4.11). */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: shortestPassword, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

/** Which hosts the SDK may sign in from (PROTOCOLS A4.12): ours. */
export const projectConfig = (siteUrl: string) => ({
  projectId: builtInProject,
  authorizedDomains: [new URL(siteUrl).hostname],
});

/** There is no reCAPTCHA (PROTOCOLS A4.13); without a key the SDK would throw. */
export const recaptchaConfig = {
  recaptchaKey: `projects/${builtInProject}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
};

const asked = z.object({ identifier: z.string().optional(), continueUri: z.string().optional() });

/** accounts:createAuthUri (PROTOCOLS A4.8): never says how, or whether, an address signs in. */
export const createAuthUriEndpoint: Endpoint = async (_parts, { json }) => {
  const { identifier, continueUri } = fieldsOf(asked, json);
  readEmail(identifier, 'MISSING_IDENTIFIER', 'INVALID_IDENTIFIER');
  if (!continueUri) {
    throw refusal('MISSING_CONTINUE_URI');
  }
  return { body: { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: crypto.randomUUID() } };
};
