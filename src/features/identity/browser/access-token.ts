import { codeOf } from './account-failure.ts';
import { dropToken, keepToken, keptToken, secondsLeft } from './kept-token.ts';

/** What an access token needs of the identity provider's account. */
export interface Proof {
  readonly email: string;
  /** The provider's ID token; `fresh` asks the provider for a new one. */
  idToken(fresh: boolean): Promise<string>;
}

/** With fewer seconds left a token is renewed before it is used. */
const renewWithLeft = 120;

let underWay: Promise<string | undefined> | undefined;

/** Aborted while somebody signs out: a token of the sign-in that ends would be refused, or kept for nobody. */
let asking = new AbortController();

async function ask(proof: Proof, fresh: boolean, signal: AbortSignal): Promise<Response> {
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
    const first = await ask(proof, false, signal);
    // The provider may know by now that the address was confirmed or the account ended; the kept ID token doesn't.
    const response = first.status === 401 ? await ask(proof, true, signal) : first;
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (
      typeof answer === 'object' &&
      answer !== null &&
      'token' in answer &&
      typeof answer.token === 'string'
    ) {
      keepToken(answer.token);
      return answer.token;
    }
    throw new Error(`POST /jwt answered ${response.status}.`);
  } catch (cause) {
    // The visitor isn't told: nothing on the page depends on it.
    console.log('No access token.', codeOf(cause), cause);
    return undefined;
  }
}

/** Asks the server for a new access token, once at a time. Undefined when that fails, which is only logged. */
export function renewToken(proof: Proof): Promise<string | undefined> {
  underWay ??= fetchToken(proof, asking).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The kept token while it is good for some time yet. */
export function goodToken(): string | undefined {
  const token = keptToken();
  return token !== undefined && secondsLeft(token) >= renewWithLeft ? token : undefined;
}

/** Ends the sign-in on the server and forgets its token, then leaves the provider; no token is asked for meanwhile. */
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
  const token = keptToken();
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
