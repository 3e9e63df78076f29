import { useEffect, useState } from 'react';
import { useVisitor } from '#features/identity/browser/visitor.ts';
import type { Visitor } from '#features/identity/browser/visitor-state.ts';

export interface Session {
  /** Who is signed in; null when nobody is, undefined until the identity provider has said so for the first time. */
  readonly visitor: Visitor | null | undefined;
  /** The server no longer knows the sign-in that this page began with. */
  readonly lost: boolean;
}

/** Who is signed in, as the gate needs it: a sign-in that is under way doesn't take its own form away. */
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
