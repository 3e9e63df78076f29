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

/** What is wrong with what was typed to sign in, in the order of the form. An old password may be short. */
export function signInProblems({ email, password }: { email: string; password: string }): AccountFault[] {
  return [
    ...emailFaults(email),
    ...(password === '' ? [{ field: 'password', problem: 'password-missing' } as const] : []),
  ];
}

/** What is wrong with what was typed to register, in the order of the form. */
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
