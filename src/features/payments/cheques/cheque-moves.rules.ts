import { Failure } from '#platform/command/failure.ts';
import type { ChequeState, ChequeViewState } from './cheques.rules.ts';

/** @throws Failure conflict `cheques.state`: somebody else was first. */
export function refuseUnless(
  { state }: { readonly state: ChequeViewState },
  ...states: readonly ChequeState[]
): void {
  if (!states.some((each) => each === state)) {
    throw new Failure('conflict', 'cheques.state', `This cheque is ${state}.`, [], { state });
  }
}

/** What a step answers. */
export const answerOf = ({ row }: { readonly row: { readonly id: string } }, state: ChequeState) => ({
  id: row.id,
  state,
});
