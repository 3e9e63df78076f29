import { z } from 'zod';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';

/** How long what was sent away can be brought back. */
export const retentionDays = 30;

export const sampleParts = ['life', 'packages', 'posts'] as const;
export type SamplePart = (typeof sampleParts)[number];

const many = z.int().min(0);

/** How much of each kind is a sample. */
export const lifeCounts = z.strictObject({
  orders: many,
  customers: many,
  enquiries: many,
  cases: many,
  fares: many,
  colleagues: many,
  messages: many,
  bookings: many,
  bills: many,
});

export const sampleCounts = z.strictObject({ life: lifeCounts, packages: many, posts: many, guides: many });
export type SampleCounts = z.infer<typeof sampleCounts>;

const titles = z.strictObject({ en: z.string().nullable(), bn: z.string().nullable() });

const removed = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  until: z.iso.datetime(),
  what: z.array(z.enum(sampleParts)),
  counts: sampleCounts,
});

/** What is a sample, what of it somebody acted on, and what stays. */
export const samples = z.strictObject({
  ...sampleCounts.shape,
  /** What staff took on sample orders after the life was made: it goes, and is named first. */
  taken: z.array(
    z.strictObject({
      paymentId: z.uuid(),
      orderId: z.uuid(),
      reference: z.string(),
      name: z.string(),
      amount,
    }),
  ),
  /** What else somebody added to samples by hand, by kind: it goes, too. */
  added: z.strictObject({ orders: many, enquiries: many, bookings: many, bills: many, spendings: many }),
  /** Changed by somebody: they stay. */
  changed: z.strictObject({ packages: z.array(titles), posts: z.array(titles), guides: z.array(titles) }),
  /** What real customers, bills or payments stand on: it stays, too. */
  stays: z.array(
    z.strictObject({
      kind: z.enum(['package', 'departure', 'supplier', 'customer', 'enquiry']),
      id: z.uuid(),
      title: titles,
      day: z.iso.date().nullable(),
    }),
  ),
  /** How much of everything there is in the office now, samples among it, and what money accounts hold, now and without samples. */
  now: z.strictObject({ ...lifeCounts.shape, packages: many, posts: many, guides: many, money: amount }),
  moneyThen: amount,
  /** Taken off the site with samples, and not published again since. */
  toCheck: z.array(z.strictObject({ id: z.uuid(), title: titles })),
  /** What was sent away last and can still be brought back. */
  removed: removed.nullable(),
});
export type Samples = z.infer<typeof samples>;

export const removeSamplesInput = z.strictObject({
  what: z
    .array(z.enum(sampleParts))
    .min(1, 'Name what goes: life, packages, posts.')
    .max(3)
    .transform((given) => [...new Set(given)]),
  key: idempotencyKey,
});

/** What went, and what stayed because something real stands on it. */
export const removedSamples = z.strictObject({
  ...sampleCounts.shape,
  stays: samples.shape.stays,
  until: z.iso.datetime(),
});

export const restoredSamples = z.strictObject(sampleCounts.shape);

/** Whether the office shows samples: what the line below its top bar asks. */
export const sampleStanding = z.strictObject({ life: z.boolean() });
