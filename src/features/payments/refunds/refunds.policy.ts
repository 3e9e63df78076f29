import type { Policy } from '#platform/command/policy.ts';

/** Nobody approves a refund that they asked for. */
export const canApproveRefund: Policy<{ readonly askedBy: string }, 'refunds.own'> = (actor, row) =>
  row.askedBy === actor.id
    ? { kind: 'forbidden', code: 'refunds.own', message: 'Who asked for a refund can’t approve it.' }
    : undefined;

/** Who asks for refunds, pays or approves them reads where they are sent: a customer's number or account is nobody else's business. */
export const maySeeSentTo = ({ permissions }: { readonly permissions: ReadonlySet<string> }): boolean =>
  permissions.has('refunds.write') || permissions.has('refunds.approve');
