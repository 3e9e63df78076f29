import { shortestPassword } from '../account/account.rules.ts';
import { builtInProject } from './provider.contract.ts';

/** The policy that `validatePassword` checks. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: shortestPassword, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

/** The hosts from which the SDK may sign in: ours. */
export const projectConfig = (siteUrl: string) => ({
  projectId: builtInProject,
  authorizedDomains: [new URL(siteUrl).hostname],
});

/** There is no reCAPTCHA; without a key the SDK would throw. */
export const recaptchaConfig = {
  recaptchaKey: `projects/${builtInProject}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
};
