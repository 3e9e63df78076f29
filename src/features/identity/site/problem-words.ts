import { m } from '#messages/messages.js';
import type { PasswordStrength } from '../account/password-strength.rules.ts';
import type { AccountFault, AccountField, AccountProblem } from '../account/typed-account.rules.ts';

export const problemWords: Readonly<Record<AccountProblem, () => string>> = {
  'name-missing': m.identity_problem_name_missing,
  'email-missing': m.identity_problem_email_missing,
  'email-wrong': m.identity_problem_email_wrong,
  'password-missing': m.identity_problem_password_missing,
  'password-short': m.identity_problem_password_short,
};

export const strengthWords: Readonly<Record<PasswordStrength, () => string>> = {
  short: m.identity_strength_short,
  weak: m.identity_strength_weak,
  fair: m.identity_strength_fair,
  good: m.identity_strength_good,
  strong: m.identity_strength_strong,
};

/** The error message of one field. */
export function errorOf(faults: readonly AccountFault[], field: AccountField): string | undefined {
  const fault = faults.find((each) => each.field === field);
  return fault && problemWords[fault.problem]();
}

/** All errors, as the error summary of a form takes them. */
export function summaryOf(faults: readonly AccountFault[]) {
  return faults.map(({ field, problem }) => ({ field, words: problemWords[problem]() }));
}
