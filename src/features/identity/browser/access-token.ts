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

const ask = async (proof: Proof, fresh: boolean) =>
  fetch('/jwt', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await proof.idToken(fresh)}`,
    },
    body: JSON.stringify({ email: proof.email }),
  });

async function fetchToken(proof: Proof): Promise<string | undefined> {
  try {
    const first = await ask(proof, false);
    // The provider may know by now that the address was confirmed or the account ended; the kept ID token doesn't.
    const response = first.status === 401 ? await ask(proof, true) : first;
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
    // SPEC 8: the visitor isn't told.
    console.log('No access token.', codeOf(cause), cause);
    return undefined;
  }
}

/** Asks the server for a new access token, once at a time. Nothing when that fails: it is only logged (SPEC 8). */
export function renewToken(proof: Proof): Promise<string | undefined> {
  underWay ??= fetchToken(proof).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The kept token while it is good for some time yet. */
export function goodToken(): string | undefined {
  const token = keptToken();
  return token !== undefined && secondsLeft(token) >= renewWithLeft ? token : undefined;
}

/** Ends the sign-in on the server and forgets its token. */
export async function endToken(): Promise<void> {
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
