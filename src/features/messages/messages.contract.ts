import { z } from 'zod';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { aboutKinds, channels, directions, messageStates } from '#platform/messages/messages.rules.ts';
import { pagingParameters } from '#platform/paging.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';

const ofOne = (what: string) =>
  z
    .uuid()
    .optional()
    .meta({ description: `Only the messages of ${what}.` });

export const messageQuery = z.strictObject({
  order: ofOne('this order'),
  case: ofOne('this visa case'),
  fare: ofOne('this fare request'),
  enquiry: ofOne('this enquiry'),
  customer: ofOne('this customer, at any number or address of theirs'),
  departure: ofOne('the orders of this departure'),
  state: z.enum(messageStates).optional().meta({ description: 'Only messages in this state.' }),
  channel: z.enum(channels).optional(),
  direction: z.enum(directions).optional(),
  event: z
    .string()
    .max(80)
    .regex(/^[a-z.-]*$/, 'No such event.')
    .optional()
    .meta({ example: 'payment.received' }),
  q: searched(100).default('').meta({ description: 'Part of the number, the address or the subject.' }),
  ...pagingParameters,
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type MessageQuery = z.output<typeof messageQuery>;

const moment = z.iso.datetime();

const listedMessage = z
  .object({
    id: z.uuid(),
    direction: z.enum(directions),
    event: z.string().meta({ description: 'What it tells of, such as `payment.received`.' }),
    channel: z.enum(channels),
    to: z.string().meta({
      description: 'A telephone number or an e-mail address; masked for who may not read customers.',
    }),
    from: z.string().nullable(),
    state: z.enum(messageStates).meta({
      description:
        '`failed`: it goes by another channel, or was sent again. `dead`: it went by none. `stopped`: it is not sent.',
    }),
    language: z.enum(languages),
    subject: z.string(),
    text: z.string().meta({ description: 'Empty for letters whose links open accounts.' }),
    parts: z.int().nullable().meta({ description: 'Of an SMS.' }),
    cost: z.int().meta({ description: 'In poisha, once it was sent.' }),
    at: moment,
    sentAt: moment.nullable(),
    nextAttemptAt: moment.nullable(),
    attempts: z.int(),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why it has not gone, as the server or provider says.' }),
    code: z.string().nullable().meta({
      description: 'The same in one word, of a telephone’s provider: `no-balance`, `not-on-whatsapp`.',
    }),
    about: z
      .object({ kind: z.enum(aboutKinds), id: z.uuid() })
      .nullable()
      .meta({ description: 'The order, visa case, fare request or enquiry whose thread it is in.' }),
    again: z.uuid().nullable().meta({ description: 'The message that it repeats.' }),
    misdirected: z.boolean().meta({ description: 'Whether the number or address was corrected since.' }),
    files: z.array(z.object({ id: z.uuid() })),
  })
  .meta({ id: 'Message' });
export type ListedMessage = z.infer<typeof listedMessage>;

export const messageList = z.object({
  items: z.array(listedMessage),
  total: z.int(),
  next: z.string().nullable(),
  counts: z
    .record(z.enum(messageStates), z.int())
    .meta({ description: 'How many each state has with the other conditions.' }),
  providers: z
    .object({ sms: z.string().optional(), whatsapp: z.string().optional() })
    .meta({ description: 'What telephones are reached by. Without one SMS are written to files.' }),
  window: moment.nullable().meta({
    description:
      'Of one order, case, fare or enquiry: until when the customer can be answered freely by WhatsApp; null after that.',
  }),
});
export type MessagePage = Omit<z.output<typeof messageList>, 'window' | 'providers'>;

export const oneMessage = z.strictObject({ id: z.uuid() });

export const messageAgain = oneMessage.extend({
  channel: z.enum(channels).optional().meta({ description: 'Another way than before.' }),
  key: idempotencyKey,
});

export const queuedMessage = z.object({ id: z.uuid() }).meta({ id: 'QueuedMessage' });

export const manyMessages = z.object({ count: z.int() }).meta({ id: 'MessageCount' });
