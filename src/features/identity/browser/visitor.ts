import { useEffect, useSyncExternalStore } from 'react';
import { endSignIn, goodToken, renewToken } from './access-token.ts';
import { isMarked } from './account-marker.ts';
import { publish, subscribe, type VisitorState, visitorState } from './visitor-state.ts';

/** The provider's client: a file of its own, for who signs in. */
const provider = () => import('./provider.ts');

/** Finds out who is signed in; harmless to call again. */
export async function startVisitor(): Promise<void> {
  try {
    await (await provider()).openProvider();
  } catch (cause) {
    publish({ loading: false });
    console.log('The identity provider could not be reached.', cause);
  }
}

const unknown: VisitorState = { user: null, loading: true, signedOut: false };

/** Who is signed in, kept up to date, other tabs' doings too. On the server: not known yet. */
export function useVisitor(): VisitorState {
  useEffect(() => {
    void startVisitor();
  }, []);
  return useSyncExternalStore(subscribe, visitorState, () => unknown);
}

async function renewed(): Promise<string | undefined> {
  const { openProvider, proofOf } = await provider();
  const { auth } = await openProvider();
  return auth.currentUser ? renewToken(proofOf(auth.currentUser)) : undefined;
}

/**
 * An access token that is good for two minutes at least; renewed when the kept one isn't. Nothing when nobody is signed
 * in or the server gives none (which is only logged).
 */
export async function accessToken(): Promise<string | undefined> {
  if (!isMarked()) {
    // Not signed in as far as this browser remembers; a token left behind belongs to nobody.
    await startVisitor();
  }
  return goodToken() ?? (await renewed().catch(() => undefined));
}

const send = (path: string, init: RequestInit, token: string | undefined) => {
  const headers = new Headers(init.headers);
  if (token !== undefined) {
    headers.set('authorization', `Bearer ${token}`);
  }
  return fetch(path, { ...init, headers });
};

/**
 * A request of our API in the visitor's name. Refused as not signed in, it is sent once more with a new token; refused
 * again, `signedOut` is raised and the answer handed back, so that a page keeps what it shows. A body must be one that can be sent twice (no stream).
 * @throws TypeError without a connection, as fetch does.
 */
export async function authorisedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const first = await send(path, init, await accessToken());
  if (first.status !== 401) {
    return first;
  }
  const token = await renewed().catch(() => undefined);
  const response = token === undefined ? first : await send(path, init, token);
  if (response.status === 401) {
    publish({ signedOut: true });
  }
  return response;
}

/** Signs out here and on the server; other tabs follow. */
export async function signOut(): Promise<void> {
  publish({ loading: true });
  await endSignIn(async () => (await provider()).leaveProvider());
}
