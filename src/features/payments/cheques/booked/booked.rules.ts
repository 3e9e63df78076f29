import { Failure } from '#platform/command/failure.ts';
import type { NewCheque } from '../cheques.contract.ts';
import { chequeName } from '../cheques.rules.ts';

interface Entered {
  readonly method: string;
  readonly outside?: string | undefined;
  readonly cheque?: NewCheque | undefined;
}

/** The outside number of a payment by hand: of a cheque that is described, its bank and number. @throws Failure invalid. */
export function outsideOf({ method, outside, cheque }: Entered): string | undefined {
  if (cheque !== undefined && method !== 'cheque') {
    const message = 'Only a cheque has a bank and a date.';
    throw new Failure('invalid', 'payments.cheque', message, [{ path: 'cheque', message }]);
  }
  return cheque === undefined ? outside : chequeName(cheque);
}
