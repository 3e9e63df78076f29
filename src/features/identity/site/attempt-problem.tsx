import type { Attempt } from './attempt.ts';

/** Why the last attempt failed; it takes the focus. */
export function AttemptProblem({ of: { problem, saidRef } }: { of: Attempt }) {
  return problem === undefined ? null : (
    <p className="account-said wrong" role="alert" tabIndex={-1} ref={saidRef}>
      {problem}
    </p>
  );
}
