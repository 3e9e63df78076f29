import { Failure } from '#platform/command/failure.ts';
import type { RefundState } from '../payments.rules.ts';

/** @throws Failure conflict `refunds.state` for a refund in another state. */
export function inState(row: { readonly state: RefundState }, ...states: RefundState[]): void {
  if (!states.includes(row.state)) {
    throw new Failure('conflict', 'refunds.state', `This refund is ${row.state}.`, [], { state: row.state });
  }
}

/** Whether somebody of the staff did it, and not the program with what a gateway said. */
export const isOfStaff = (actor: string): boolean => actor.startsWith('user:');
