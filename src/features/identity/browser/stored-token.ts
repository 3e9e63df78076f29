import { systemClock } from '#platform/clock.ts';

/** The key of the access token in the browser's storage. */
const key = 'access-token';

/** How far this machine's clock is ahead of the server's, in ms, measured at the last token. */
let ahead = 0;

interface Claims {
  readonly sub?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
}

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const read: unknown = JSON.parse(atob(payload));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** The stored access token; none without storage. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whose token it is; undefined when it can't be read. */
export function subjectOf(token: string | undefined): string | undefined {
  const { sub } = claimsOf(token ?? '');
  return typeof sub === 'string' ? sub : undefined;
}

/** Stores a token that the server has just issued. */
export function keepToken(token: string): void {
  const { iat } = claimsOf(token);
  ahead = typeof iat === 'number' ? systemClock.now().getTime() - iat * 1_000 : 0;
  localStorage.setItem(key, token);
}

export function dropToken(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** How long a token is still valid, in seconds; 0 when it can't be read. */
export function secondsLeft(token: string, now = systemClock.now().getTime()): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? Math.max(0, exp - (now - ahead) / 1_000) : 0;
}
