/** What a slip may have, and how often one order may be told about. */
export const slipLimits = { bytes: 10 * 1024 * 1024, claims: 12 } as const;
