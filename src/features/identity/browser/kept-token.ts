/** The key of the access token in the browser's storage. */
const key = 'access-token';

/** How far this machine's clock is ahead of the server's, in ms, as far as the last token showed. */
let ahead = 0;

interface Claims {
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

/** The access token of the last sign-in here; without storage there is none. */
export function keptToken(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a token that the server has given just now. */
export function keepToken(token: string): void {
  const { iat } = claimsOf(token);
  ahead = typeof iat === 'number' ? Date.now() - iat * 1_000 : 0;
  localStorage.setItem(key, token);
}

export function dropToken(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to remove where nothing can be kept.
  }
}

/** How long a token is still taken, in seconds; 0 when it can't be read. */
export function secondsLeft(token: string, now = Date.now()): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? Math.max(0, exp - (now - ahead) / 1_000) : 0;
}
