/** Who is signed in at the identity provider. */
export interface Visitor {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** Ways of signing in that the account has. */
  readonly ways: readonly ('password' | 'google')[];
}

/** What the browser knows of its visitor. */
export interface VisitorState {
  readonly user: Visitor | null;
  /** True until the provider has reported, and again from each sign-in, sign-up and sign-out until it has. */
  readonly loading: boolean;
  /** The server no longer knows the sign-in, though the page still shows what it had. */
  readonly signedOut: boolean;
}

let state: VisitorState = { user: null, loading: true, signedOut: false };
const listeners = new Set<() => void>();

export const visitorState = (): VisitorState => state;

/** Tells everybody who listens what has changed. */
export function publish(changed: Partial<VisitorState>): void {
  state = { ...state, ...changed };
  for (const listener of [...listeners]) {
    listener();
  }
}

/** @returns what ends the listening. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
