import type { BkashConfig } from '#platform/config-gateways.ts';

/** The calls of bKash by version. The amounts form of refunds is the older one's. */
export const bkashPaths = {
  'v1.2.0-beta': {
    grant: '/v1.2.0-beta/tokenized/checkout/token/grant',
    create: '/v1.2.0-beta/tokenized/checkout/create',
    execute: '/v1.2.0-beta/tokenized/checkout/execute',
    query: '/v1.2.0-beta/tokenized/checkout/payment/status',
    refund: '/v1.2.0-beta/tokenized/checkout/payment/refund',
    refundStatus: '/v1.2.0-beta/tokenized/checkout/payment/refund',
  },
  v2: {
    grant: '/v2/tokenized-checkout/auth/grant-token',
    create: '/v2/tokenized-checkout/payment/create',
    execute: '/v2/tokenized-checkout/payment/execute',
    query: '/v2/tokenized-checkout/query/payment',
    refund: '/v2/tokenized-checkout/refund/payment/transaction',
    refundStatus: '/v2/tokenized-checkout/refund/payment/status',
  },
} as const satisfies Record<BkashConfig['version'], Record<string, string>>;

export type BkashCall = keyof (typeof bkashPaths)['v2'];
