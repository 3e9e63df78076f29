import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { heldUntil, lineView, maxLines, newLine, orderTerms } from '../orders.contract.ts';
import { checkLines } from './checked-terms.rules.ts';
import { soldThing } from './terms.contract.ts';

/** Another version of an order's terms, whole. */
export const newAmendment = z
  .strictObject({
    ...orderTerms,
    lines: z
      .array(
        newLine.safeExtend({
          /** Which line of the version before it was, from 0: it keeps that one's refund rule and what stands behind it. */
          was: z.int().min(0).max(maxLines).optional(),
        }),
      )
      .max(maxLines)
      .default([]),
    /**
     * Packages and visas, whose prices and terms of today become lines before the others. A package on a departure is the
     * order's only one: where it has seats already, who stays on the same departure keeps their price.
     */
    sold: z.array(soldThing).max(20).default([]),
    /** Why, as the customer reads it. */
    reason: plainLine(500, 3),
    /** The version that was changed: `current` of the order. */
    from: z.int().min(1),
    /** Only computes it. */
    preview: z.boolean().default(false),
    /** The customer has agreed to it elsewhere: it counts at once. */
    agreed: z.boolean().default(false),
    key: idempotencyKey,
  })
  .superRefine((terms, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (terms.sold.length > 0) {
      return;
    }
    if (terms.lines.length === 0) {
      refuse('lines', 'An order needs a line.');
    }
    checkLines(terms, refuse);
  });

const part = z.object({ amount: price, due: calendarDate, until: z.string().optional() });

/** What an amendment changes; poisha. */
const difference = {
  version: z.int(),
  reason: z.string(),
  before: amount,
  total: amount,
  paid: amount,
  /** What was paid beyond the new total. */
  back: amount,
  /** Lines of which there are more or fewer: fewer by a negative quantity and sum. */
  lines: z.array(lineView),
  plan: z.array(part),
  travelsOn: calendarDate.nullable(),
};

/** A version that waits for the customer, as they see it. */
export const proposal = z.object(difference).meta({ id: 'OrderProposal' });
export type Proposal = z.infer<typeof proposal>;

export const amendment = z
  .object({ ...difference, heldUntil, state: z.enum(['preview', 'proposed', 'applied']) })
  .meta({ id: 'OrderAmendment' });
export type Amendment = z.infer<typeof amendment>;

export const versionStates = ['current', 'replaced', 'proposed', 'not-accepted'] as const;

/** A version of an order's terms, with its lines and its plan. */
export const orderVersion = z
  .object({
    number: z.int(),
    state: z.enum(versionStates),
    reason: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    total: amount,
    travelsOn: calendarDate.nullable(),
    lines: z.array(lineView),
    plan: z.array(part),
  })
  .meta({ id: 'OrderVersion' });
export type OrderVersion = z.infer<typeof orderVersion>;
export const versionList = z.object({ items: z.array(orderVersion) });
