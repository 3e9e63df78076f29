import { z } from 'zod';
import { commonSwitches } from '#platform/simulators/switches.contract.ts';

/** The switches of the simulator. */
export const nagadSwitches = z.strictObject({
  ...commonSwitches,
  hash: z.enum(['sha1', 'sha256']).default('sha256'),
  /** Its answers are signed with a key that isn't Nagad's. */
  badAnswerSignature: z.boolean().default(false),
  /** Its clock against ours; it takes calls that are within ten minutes. */
  clockSkewMs: z.int().default(0),
  neverCallBack: z.boolean().default(false),
  /** Subtracted from the sum that verify tells, in poisha. */
  wrongAmount: z.int().default(0),
  /** Verify tells it as null, as Nagad does without any. */
  nullMerchantInfo: z.boolean().default(true),
  otherOrder: z.boolean().default(false),
});
export type NagadSwitches = z.infer<typeof nagadSwitches>;
