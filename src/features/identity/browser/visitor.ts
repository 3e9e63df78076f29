import { useEffect, useSyncExternalStore } from 'react';
import { endSignIn, goodToken, renewToken } from './access-token.ts';
import { isMarked } from './account-marker.ts';
import { clearStored } from './browser-storage.ts';
import { notifySignedOut } from './signed-out.ts';
import { publish, subscribe, type VisitorState, visitorState } from './visitor-state.ts';

/** The provider's client: a separate chunk, loaded by signed-in users. */
const provider = () => import('./provider.ts');

/** Starts looking up who is signed in; may be called again. */
export async function startVisitor(): Promise<void> {
  try {
    await (await provider()).openProvider();
  } catch (cause) {
    publish({ loading: false });
    console.log('The identity provider could not be reached.', cause);
  }
}

const unknown: VisitorState = { user: null, loading: true, signedOut: false };

/** The signed-in visitor, kept up to date across tabs. On the server: not known yet. */
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
 * An access token that is valid for at least two minutes, renewed if necessary. Undefined when nobody is signed in or
 * the server issues none (which is only logged).
 */
export async function accessToken(): Promise<string | undefined> {
  if (!isMarked()) {
    // Not signed in as far as this browser knows; a token left behind is nobody's.
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
 * Sends a request of our API with the visitor's access token. After a 401 it is sent once more with a new token; after
 * a second 401 `signedOut` is set and the response returned, so that the page keeps what it shows. The body must be
 * repeatable (no stream).
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
  clearStored();
  notifySignedOut();
  await endSignIn(async () => (await provider()).leaveProvider());
}
