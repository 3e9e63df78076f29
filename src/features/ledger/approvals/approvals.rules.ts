/** What waits for another person and isn't a payment or a refund itself. */
export const approvalKinds = ['payment-undone', 'refund-undone', 'safe-counted', 'movement'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStates = ['waiting', 'approved', 'refused'] as const;
export type ApprovalState = (typeof approvalStates)[number];
