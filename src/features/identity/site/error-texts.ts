import { m } from '#messages/messages.js';
import type { AccountErrorCode, AccountField, AccountFieldError } from '../account/account-errors.rules.ts';
import type { PasswordStrength } from '../account/password-strength.rules.ts';

export const errorTexts: Readonly<Record<AccountErrorCode, () => string>> = {
  'name-missing': m.identity_error_name_missing,
  'email-missing': m.identity_error_email_missing,
  'email-wrong': m.identity_error_email_wrong,
  'password-missing': m.identity_error_password_missing,
  'password-short': m.identity_error_password_short,
};

export const strengthLabels: Readonly<Record<PasswordStrength, () => string>> = {
  short: m.identity_strength_short,
  weak: m.identity_strength_weak,
  fair: m.identity_strength_fair,
  good: m.identity_strength_good,
  strong: m.identity_strength_strong,
};

/** The error message of one field. */
export function errorOf(faults: readonly AccountFieldError[], field: AccountField): string | undefined {
  const fault = faults.find((each) => each.field === field);
  return fault && errorTexts[fault.problem]();
}

/** All errors, as the error summary of a form takes them. */
export function summaryOf(faults: readonly AccountFieldError[]) {
  return faults.map(({ field, problem }) => ({ field, words: errorTexts[problem]() }));
}
