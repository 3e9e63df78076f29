import { z } from 'zod';
import { commonSwitches } from '../../simulators/switches.contract.ts';

/** What the simulated WhatsApp can refuse, by Graph's codes. */
export const graphErrors = {
  'window-over': { code: 131_047, status: 400 },
  'not-on-whatsapp': { code: 131_026, status: 400 },
  'bad-token': { code: 190, status: 401 },
  'bad-fields': { code: 100, status: 400 },
  'template-missing': { code: 132_001, status: 404 },
  'no-payment': { code: 131_042, status: 400 },
  rate: { code: 130_429, status: 429 },
  'rate-of-pair': { code: 131_056, status: 400 },
  busy: { code: 131_000, status: 500 },
} as const;

const refusals = [
  'nothing',
  'window-over',
  'not-on-whatsapp',
  'bad-token',
  'bad-fields',
  'template-missing',
  'no-payment',
  'rate',
  'rate-of-pair',
  'busy',
] as const;
export type GraphRefusal = Exclude<(typeof refusals)[number], 'nothing'>;

export const stateOfMessage = z.enum(['sent', 'delivered', 'read', 'failed']);

/** The switches of the simulated WhatsApp. */
export const whatsappSwitches = z.strictObject({
  ...commonSwitches,
  /** It refuses each message so. */
  refuses: z.enum(refusals).default('nothing'),
  /** Numbers that aren't on WhatsApp, as they are sent: `8801712345678`. */
  badNumbers: z.array(z.string()).default([]),
  /** Where it calls our webhook, such as `http://127.0.0.1:3000/hooks/whatsapp`; empty: nowhere. */
  webhook: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** What it says of each message by itself, once it has taken it. */
  statuses: z.array(stateOfMessage).default([]),
  /** Each call of the webhook comes two times. */
  twice: z.boolean().default(false),
  wrongSignature: z.boolean().default(false),
});

/** What `POST /control/webhook` has it say. */
export const saidEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    /** Of a message that it has taken. */
    id: z.string(),
    state: stateOfMessage,
    /** Graph's code of a failure. */
    code: z.int().default(131_026),
  }),
  z.strictObject({
    kind: z.literal('message'),
    /** `8801…` */
    from: z.string().regex(/^\d{7,15}$/),
    /** Its own id; absent: a new one. */
    id: z.string().optional(),
    text: z.string().optional(),
    media: z.strictObject({ mime: z.string(), name: z.string().optional(), base64: z.string() }).optional(),
  }),
]);
export type SaidEvent = z.infer<typeof saidEvent>;
