import { z } from 'zod';
import { commonSwitches } from '../../simulators/switches.contract.ts';

/** What a simulated provider can refuse. */
export const smsRefusals = [
  'no-balance',
  'bad-number',
  'masking-must-be-bangla',
  'bad-fields',
  'bad-key',
  'bad-sender',
  'busy',
] as const;
export type SmsRefusal = (typeof smsRefusals)[number];

/** The switches of a simulated provider of SMS. */
export const smsSwitches = z.strictObject({
  ...commonSwitches,
  /** It refuses each message so; `masking-must-be-bangla` those without a Bangla letter. */
  refuses: z.enum(['nothing', ...smsRefusals]).default('nothing'),
  /** Numbers that it refuses, as they are sent: `8801712345678`. */
  badNumbers: z.array(z.string()).default([]),
  /**
   * What SSL Wireless and the general one do with an id of ours that they know: `drops` takes it for the same message and answers
   * as before; `refuses` says that it was used; `forgets` sends it once more.
   */
  knownIds: z.enum(['drops', 'refuses', 'forgets']).default('drops'),
});
export type SmsSwitches = z.infer<typeof smsSwitches>;
