import { isEmail, shortestPassword } from './account.rules.ts';

export type AccountField = 'name' | 'email' | 'password';

export type AccountProblem =
  | 'name-missing'
  | 'email-missing'
  | 'email-wrong'
  | 'password-missing'
  | 'password-short';

export interface AccountFault {
  readonly field: AccountField;
  readonly problem: AccountProblem;
}

function emailFaults(email: string): AccountFault[] {
  if (isEmail(email)) {
    return [];
  }
  return [{ field: 'email', problem: email.trim() === '' ? 'email-missing' : 'email-wrong' }];
}

/** Validates the sign-in form, in the order of its fields. An existing password may be short. */
export function signInProblems({ email, password }: { email: string; password: string }): AccountFault[] {
  return [
    ...emailFaults(email),
    ...(password === '' ? [{ field: 'password', problem: 'password-missing' } as const] : []),
  ];
}

/** Validates the registration form, in the order of its fields. */
export function registrationProblems(typed: {
  name: string;
  email: string;
  password: string;
}): AccountFault[] {
  const { name, email, password } = typed;
  return [
    ...(name.trim().length < 2 ? [{ field: 'name', problem: 'name-missing' } as const] : []),
    ...emailFaults(email),
    ...(password.length < shortestPassword
      ? [{ field: 'password', problem: password === '' ? 'password-missing' : 'password-short' } as const]
      : []),
  ];
}
