import { codeOf } from './account-failure.ts';
import { dropToken, keepToken, secondsLeft, storedToken } from './stored-token.ts';

/** The part of the identity provider's account that access tokens need. */
export interface Proof {
  readonly email: string;
  /** The provider's ID token; `fresh` requests a new one. */
  idToken(fresh: boolean): Promise<string>;
}

/** With fewer seconds left a token is renewed before it is used. */
const renewWithLeft = 120;

let underWay: Promise<string | undefined> | undefined;

/** Aborted during sign-out: a token for the ending sign-in would be refused, or left behind in storage. */
let asking = new AbortController();

async function requestToken(proof: Proof, fresh: boolean, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  return fetch('/jwt', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await proof.idToken(fresh)}`,
    },
    body: JSON.stringify({ email: proof.email }),
    signal,
  });
}

async function fetchToken(proof: Proof, { signal }: AbortController): Promise<string | undefined> {
  try {
    const first = await requestToken(proof, false, signal);
    // The provider may know by now that the address was verified or the account disabled; the cached ID token doesn't.
    const response = first.status === 401 ? await requestToken(proof, true, signal) : first;
    const body: unknown = response.ok ? await response.json() : undefined;
    if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') {
      keepToken(body.token);
      return body.token;
    }
    throw new Error(`POST /jwt answered ${response.status}.`);
  } catch (cause) {
    // No message to the visitor: nothing on the page depends on it.
    console.log('No access token.', codeOf(cause), cause);
    return undefined;
  }
}

/** Requests a new access token, one request at a time. Undefined when that fails, which is only logged. */
export function renewToken(proof: Proof): Promise<string | undefined> {
  underWay ??= fetchToken(proof, asking).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The stored token while it is valid for some more time. */
export function goodToken(): string | undefined {
  const token = storedToken();
  return token !== undefined && secondsLeft(token) >= renewWithLeft ? token : undefined;
}

/** Ends the sign-in on the server and deletes its token, then signs out of the provider; no token is requested meanwhile. */
export async function endSignIn(leaveProvider: () => Promise<void>): Promise<void> {
  asking.abort();
  try {
    await endToken();
    await leaveProvider();
  } finally {
    asking = new AbortController();
  }
}

async function endToken(): Promise<void> {
  const token = storedToken();
  dropToken();
  if (token === undefined) {
    return;
  }
  try {
    await fetch('/api/account/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  } catch (cause) {
    console.log('The server was not told of the sign-out.', cause);
  }
}
