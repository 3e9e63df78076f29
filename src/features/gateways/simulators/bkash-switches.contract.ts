import { z } from 'zod';
import { commonSwitches } from '#platform/simulators/switches.contract.ts';

/** The switches of the simulator. */
export const bkashSwitches = z.strictObject({
  ...commonSwitches,
  /** Two grants an hour; the third is refused. */
  tokenLimit: z.boolean().default(true),
  /** Counted up: all tokens until now are no longer taken. */
  tokensExpired: z.int().min(0).default(0),
  /** Execute answers that late, and succeeds. */
  executeDelayMs: z.int().min(0).max(120_000).default(0),
  secondExecute: z.enum(['2062', '2117']).default('2062'),
  insufficientBalance: z.boolean().default(false),
  /** `1250` for `1250.00`. */
  plainAmounts: z.boolean().default(false),
  isoTimes: z.boolean().default(false),
  neverCallBack: z.boolean().default(false),
  /** The page redirects to success without the customer's confirmation. */
  forgedCallback: z.boolean().default(false),
  /** Subtracted from every sum that it tells, in poisha. */
  wrongAmount: z.int().default(0),
  foreignCurrency: z.boolean().default(false),
  /** Asked for the refunds of a payment, it answers this code. */
  refundStatusCode: z.string().default(''),
  /** How far it says that a refund is. */
  refundState: z.enum(['Completed', 'Initiated', 'Failed']).default('Completed'),
  /** The shape in which a refusal is told, as bKash has four. */
  errorShape: z.enum(['statusCode', 'errorCode', 'internalCode', 'message']).default('statusCode'),
});
export type BkashSwitches = z.infer<typeof bkashSwitches>;
