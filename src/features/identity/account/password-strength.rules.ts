import { shortestPassword } from './account.rules.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** Passwords that are tried first everywhere. */
const triedFirst =
  /^(?:p[a@]ssw[o0]rd|qwerty|asdf|zxcv|abc|bangladesh|dhaka|iloveyou|welcome|admin|shofor|letmein)[\d!@#._-]*$/i;

/** `123456`, `abcdef`, `111111`: each character follows from the one before. */
function isRun(password: string): boolean {
  const steps = [...password]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .flatMap((code, index, all) => (index === 0 ? [] : [code - (all[index - 1] ?? 0)]));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** The size of the alphabet that the characters come from. */
function poolOf(password: string): number {
  const kinds: ReadonlyArray<readonly [RegExp, number]> = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[!-/:-@[-`{-~]/, 32],
    [/[^ -~]/u, 60],
  ];
  return kinds.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
}

/**
 * A rough estimate of how hard a password is to guess: length counts most, repeated characters count little.
 * @param about what is publicly known of the person: name, e-mail address.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (password.length < shortestPassword) {
    return 'short';
  }
  const lower = password.toLowerCase();
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some((word) => word.length > 3 && lower.includes(word) && password.length < word.length + 6);
  if (known || triedFirst.test(password) || isRun(password)) {
    return 'weak';
  }
  const different = new Set(lower).size;
  const bits = Math.min(password.length, different * 1.5) * Math.log2(Math.max(2, poolOf(password)));
  return bits < 40 ? 'weak' : bits < 54 ? 'fair' : bits < 72 ? 'good' : 'strong';
}
