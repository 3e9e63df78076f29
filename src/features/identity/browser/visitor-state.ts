/** Who is signed in at the identity provider. */
export interface Visitor {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** The account's ways to sign in. */
  readonly ways: readonly ('password' | 'google')[];
}

/** What the browser knows about its visitor. */
export interface VisitorState {
  readonly user: Visitor | null;
  /** True until the provider has reported for the first time, and during each sign-in, registration and sign-out. */
  readonly loading: boolean;
  /** The server has ended the sign-in, though the page still shows its data. */
  readonly signedOut: boolean;
}

let state: VisitorState = { user: null, loading: true, signedOut: false };
const listeners = new Set<() => void>();

export const visitorState = (): VisitorState => state;

/** Notifies all listeners of a change. */
export function publish(changed: Partial<VisitorState>): void {
  state = { ...state, ...changed };
  for (const listener of [...listeners]) {
    listener();
  }
}

/** @returns unsubscribe */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
