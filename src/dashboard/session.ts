import { useEffect, useState } from 'react';
import { useVisitor } from '#features/identity/browser/visitor.ts';
import type { Visitor } from '#features/identity/browser/visitor-state.ts';

export interface Session {
  /** The signed-in user; null when nobody is, undefined until the identity provider has reported for the first time. */
  readonly visitor: Visitor | null | undefined;
  /** The sign-in that this page began with has ended on the server. */
  readonly lost: boolean;
}

/** The sign-in state for the gate: a pending sign-in doesn't remove its own form. */
export function useSession(): Session {
  const { user, loading, signedOut } = useVisitor();
  const [reported, setReported] = useState(false);
  useEffect(() => {
    if (!loading) {
      setReported(true);
    }
  }, [loading]);
  return { visitor: user ?? (reported || !loading ? null : undefined), lost: signedOut };
}
