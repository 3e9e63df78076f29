import { useEffect, useRef } from 'react';
import type { Attempt } from './attempt.ts';

/** The error of the last attempt; it takes the focus. */
export function AttemptError({ of: { problem } }: { of: Attempt }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== undefined) {
      said.current?.focus();
      said.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [problem]);
  return problem === undefined ? null : (
    <p className="account-said wrong" role="alert" tabIndex={-1} ref={said}>
      {problem}
    </p>
  );
}
