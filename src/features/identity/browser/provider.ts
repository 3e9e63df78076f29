import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type User,
} from 'firebase/auth';
import { type Proof, renewToken } from './access-token.ts';
import { isMarked, mark } from './account-marker.ts';
import { forgetSignedOut } from './signed-out.ts';
import { dropToken, storedToken } from './stored-token.ts';
import { publish, type Visitor } from './visitor-state.ts';

/** The response of `GET /api/identity`. */
interface Identity {
  readonly provider: 'built-in' | 'firebase';
  readonly config: FirebaseOptions;
  /** Whether the server itself signs users in with Google. */
  readonly googleWindow: boolean;
}

interface Opened {
  readonly auth: Auth;
  readonly identity: Identity;
}

let opening: Promise<Opened> | undefined;

const visitorOf = (user: User): Visitor => ({
  uid: user.uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  name: user.displayName ?? '',
  ways: user.providerData.map(({ providerId }) => (providerId === 'password' ? 'password' : 'google')),
});

export const proofOf = (user: User): Proof => ({
  email: user.email ?? '',
  idToken: (fresh) => user.getIdToken(fresh),
});

/** Updates the visitor state: in memory, in local storage and for the next page. */
export function report(user: User | null): void {
  if (user !== null && !isMarked()) {
    forgetSignedOut();
  }
  mark(user !== null);
  if (user === null) {
    dropToken();
  }
  publish({ user: user && visitorOf(user), loading: false, ...(user ? { signedOut: false } : {}) });
}

async function open(): Promise<Opened> {
  const response = await fetch('/api/identity');
  if (!response.ok) {
    throw new TypeError(`GET /api/identity answered ${response.status}.`);
  }
  const identity: Identity = await response.json();
  // Without the SDK's popup resolver: it would contact Google's script host at the start of every page.
  const auth = initializeAuth(initializeApp(identity.config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (identity.provider === 'built-in') {
    connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  }
  auth.languageCode = document.documentElement.lang;
  onIdTokenChanged(auth, (user) => {
    report(user);
    if (user && storedToken() === undefined) {
      void renewToken(proofOf(user));
    }
  });
  await auth.authStateReady();
  return { auth, identity };
}

/**
 * Loads the provider's client and waits until it has reported who is signed in.
 * @throws when the server can't be reached; the next call tries again.
 */
export function openProvider(): Promise<Opened> {
  opening ??= open().catch((cause: unknown) => {
    opening = undefined;
    publish({ loading: false });
    throw cause;
  });
  return opening;
}

/**
 * Runs an action at the provider: the loading flag is set until it is done, and the page's account is then updated from
 * the provider.
 */
export async function withProvider<Result>(act: (auth: Auth) => Promise<Result>): Promise<Result> {
  publish({ loading: true });
  let auth: Auth | undefined;
  try {
    ({ auth } = await openProvider());
    return await act(auth);
  } finally {
    if (auth) {
      report(auth.currentUser);
    } else {
      publish({ loading: false });
    }
  }
}

/** The signed-in account, for actions that need one. @throws when nobody is signed in. */
export function signedIn(auth: Auth): User {
  if (!auth.currentUser) {
    throw new TypeError('Nobody is signed in.');
  }
  return auth.currentUser;
}

export const leaveProvider = () => withProvider((auth) => signOut(auth));
