import fc from 'fast-check';
import { z } from 'zod';
import type { GatewayName } from '#features/gateways/gateways.contract.ts';

/** What a customer can do on the page of each gateway. */
export const acts = {
  sslcommerz: ['card', 'rocket', 'fail', 'cancel', 'leave', 'expire'],
  bkash: ['confirm', 'cancel', 'failure', 'forge'],
  nagad: ['pay', 'abort', 'cancel', 'fail', 'forge'],
} as const;

interface Act {
  readonly gateway: GatewayName;
  readonly what: string;
}

/** With these two all seventeen kinds of event: the program asks by itself, and staff cancel the order. */
type Event = Act | 'ask' | 'cancel the order';

const of = (gateway: GatewayName): Act[] => acts[gateway].map((what) => ({ gateway, what }));
export const events: readonly Event[] = [
  ...of('sslcommerz'),
  ...of('bkash'),
  ...of('nagad'),
  'ask',
  'cancel the order',
];

const howManyTimes = fc.integer({ min: 1, max: 5 });

/** What happens to one order: events in turn, and how what they cause is delivered. */
export const sequence = fc.record({
  steps: fc.array(
    fc.record({
      event: fc.constantFrom(...events),
      /** Each callback that it causes is delivered so often. */
      times: howManyTimes,
      /** Whether its callbacks wait for those of later events. */
      held: fc.boolean(),
      /** How the gateways answer while what waits is delivered. */
      answers: fc.constantFrom('normal', 'normal', 'html', 'lost', 'slow'),
      atOnce: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  /** Places of the deliveries. */
  shuffle: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
  /** What the gateways say of the money. */
  told: fc.constantFrom('right', 'right', 'right', 'right', 'less', 'risky'),
  pay: fc.constantFrom('due', 'all'),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

const remembered = z.object({
  status: z.string(),
  tranId: z.string().optional(),
  invoice: z.string().optional(),
  orderId: z.string().optional(),
});
const control = z.object({ payments: z.array(z.unknown()) });

/** Whether a simulator has the customer's money for a payment of ours, from what it says at `/control`. */
export function moneyIn(said: unknown, ourId: string): boolean {
  const { payments } = control.parse(said);
  // It remembers many; this one is among the last.
  const found = payments
    .slice(-50)
    .map((each) => remembered.parse(each))
    .find(({ tranId, invoice, orderId }) => [tranId, invoice, orderId].includes(ourId));
  if (found === undefined) {
    throw new Error(`The simulator doesn't know ${ourId}.`);
  }
  return ['VALID', 'Completed', 'Success'].includes(found.status);
}
