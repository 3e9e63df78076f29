import { z } from 'zod';

/** What staff can be told of on their own devices. */
export const pushKinds = ['enquiry.new', 'money.waits', 'limit.near', 'paper.arrived'] as const;
export type PushKind = (typeof pushKinds)[number];

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use HH:MM.');

/** What somebody wants to hear of, and when. */
export const pushChoices = z.strictObject({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
  /** In Dhaka; they may go over midnight, and equal ones are the whole day. */
  from: time,
  until: time,
  language: z.enum(['en', 'bn']),
});
export type PushChoices = z.infer<typeof pushChoices>;

export const noChoices: PushChoices = { kinds: [], from: '09:00', until: '20:00', language: 'bn' };

/** The choices of somebody; `isSaved` is false until they have saved some. Of a device only what tells one from another. */
export const ownPushes = pushChoices.extend({
  isSaved: z.boolean(),
  devices: z.array(
    z
      .object({
        id: z.uuid(),
        createdAt: z.iso.datetime(),
        failedAt: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'When its push service last failed; null when it took the last one.' }),
      })
      .meta({ id: 'PushDevice' }),
  ),
});

export type OwnPushes = z.infer<typeof ownPushes>;

export const pushKey = z.object({
  key: z.string().meta({ description: 'The public key of the program, for `pushManager.subscribe`.' }),
});

/** A browser's subscription, as its `toJSON` has it. */
export const newDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
