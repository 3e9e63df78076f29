import { isEmail, shortestPassword } from './account.rules.ts';

export type AccountField = 'name' | 'email' | 'password';

export type AccountErrorCode =
  | 'name-missing'
  | 'email-missing'
  | 'email-wrong'
  | 'password-missing'
  | 'password-short';

export interface AccountFieldError {
  readonly field: AccountField;
  readonly problem: AccountErrorCode;
}

function emailErrors(email: string): AccountFieldError[] {
  if (isEmail(email)) {
    return [];
  }
  return [{ field: 'email', problem: email.trim() === '' ? 'email-missing' : 'email-wrong' }];
}

/** Validates the sign-in form, in the order of its fields. An existing password may be short. */
export function signInErrors({ email, password }: { email: string; password: string }): AccountFieldError[] {
  return [
    ...emailErrors(email),
    ...(password === '' ? [{ field: 'password', problem: 'password-missing' } as const] : []),
  ];
}

/** Validates the registration form, in the order of its fields. */
export function registrationErrors(typed: {
  name: string;
  email: string;
  password: string;
}): AccountFieldError[] {
  const { name, email, password } = typed;
  return [
    ...(name.trim().length < 2 ? [{ field: 'name', problem: 'name-missing' } as const] : []),
    ...emailErrors(email),
    ...(password.length < shortestPassword
      ? [{ field: 'password', problem: password === '' ? 'password-missing' : 'password-short' } as const]
      : []),
  ];
}
