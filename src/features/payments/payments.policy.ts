import type { Policy } from '#platform/command/policy.ts';

/** Nobody approves a payment that they entered. */
export const canApprovePayment: Policy<{ readonly takenBy: string }, 'payments.own'> = (actor, row) =>
  row.takenBy === actor.id
    ? { kind: 'forbidden', code: 'payments.own', message: 'Who entered a payment can’t approve it.' }
    : undefined;
