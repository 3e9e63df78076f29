import { z } from 'zod';
import { commonSwitches } from '#platform/simulators/switches.contract.ts';

/** The switches of the simulator. */
export const sslcommerzSwitches = z.strictObject({
  ...commonSwitches,
  /** When the notification is sent, as against the redirect. */
  ipn: z.enum(['before', 'after', 'twice', 'delayed', 'never']).default('before'),
  ipnDelayMs: z.int().min(0).max(120_000).default(2_000),
  /** Subtracted from every sum that it tells, in poisha. */
  wrongAmount: z.int().default(0),
  wrongSignature: z.boolean().default(false),
  risk: z.boolean().default(false),
  /** So many answers about a payment say PENDING first. */
  pendingFirst: z.int().min(0).max(100).default(0),
  foreignCurrency: z.boolean().default(false),
  failedSession: z.boolean().default(false),
  /** The payment is told with another transaction's id. */
  otherTransaction: z.boolean().default(false),
});
export type SslSwitches = z.infer<typeof sslcommerzSwitches>;
