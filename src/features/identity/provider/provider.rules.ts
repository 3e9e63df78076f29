import { shortestPassword } from '../account/account.rules.ts';
import { builtInProject } from './provider.contract.ts';

/** What `validatePassword` checks with. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: shortestPassword, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

/** Which hosts the SDK may sign in from: ours. */
export const projectConfig = (siteUrl: string) => ({
  projectId: builtInProject,
  authorizedDomains: [new URL(siteUrl).hostname],
});

/** There is no reCAPTCHA; without a key the SDK would throw. */
export const recaptchaConfig = {
  recaptchaKey: `projects/${builtInProject}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
};
