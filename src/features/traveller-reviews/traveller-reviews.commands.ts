import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { languages } from '#platform/language.ts';
import { reviewAnswer, reviewDecision, writtenReview } from './traveller-reviews.contract.ts';
import { findJourney, listToAsk } from './traveller-reviews.queries.ts';
import { travellerReviews } from './traveller-reviews.table.ts';
import { countReviews, projectReview } from './traveller-reviews.writes.ts';

/** Asks the customer of an order by a letter how the journey was, once; nothing when it isn't due any more. */
export const requestReview = command({
  name: 'traveller-reviews.request-review',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id: orderId }) => {
    const { tx, now } = context;
    const order = await lockOrder(context, { id: orderId });
    const [due] = await listToAsk(tx, now, orderId);
    if (due === undefined) {
      return;
    }
    const { packageId, departsOn } = due;
    const id = crypto.randomUUID();
    await tx.insert(travellerReviews).values({ id, orderId, packageId, departsOn, askedAt: now });
    await queueOrderLetter(context, order, { kind: 'review' }, 'review');
    await noteEvent(context, orderId, 'review-asked');
    context.log({ subjectKind: 'traveller-review', subjectId: id, difference: { happened: 'review-asked' } });
    await countReviews(context, packageId);
  },
});

/**
 * Takes what a customer writes of their journey, by the link of its order; an editor reads it before it is shown.
 * @throws Failure not-found before the return; conflict `traveller-reviews.written` when it was written already.
 */
export const writeReview = command({
  name: 'traveller-reviews.write-review',
  permission: 'orders.visit',
  input: writtenReview.extend({ token: z.string(), language: z.enum(languages) }),
  run: async (context, { token, consent: _, ...said }) => {
    const { tx, now } = context;
    const { id: orderId } = await lockOrder(context, { token });
    const journey = await findJourney(tx, token, dhakaDate(now));
    if (journey === undefined) {
      throw new Failure('not-found', 'traveller-reviews.not-found', 'There is no journey that is over.');
    }
    if (journey.state !== null && journey.state !== 'asked') {
      throw new Failure('conflict', 'traveller-reviews.written', 'It was written already.');
    }
    const { packageId, departsOn } = journey;
    const written = { ...said, state: 'waiting' as const, writtenAt: now };
    const [row] = await tx
      .insert(travellerReviews)
      .values({ id: crypto.randomUUID(), orderId, packageId, departsOn, askedAt: now, ...written })
      .onConflictDoUpdate({ target: travellerReviews.orderId, set: written })
      .returning({ id: travellerReviews.id });
    await noteEvent(context, orderId, 'review-written', { stars: said.stars });
    context.log({
      subjectKind: 'traveller-review',
      subjectId: row?.id ?? orderId,
      difference: { stars: said.stars },
    });
    await countReviews(context, packageId);
  },
});

/** A review, locked. @throws Failure not-found; conflict when a colleague changed it meanwhile. */
async function lockReview({ tx }: Pick<CommandContext, 'tx'>, id: string, basedOn: number) {
  const [row] = await tx.select().from(travellerReviews).where(eq(travellerReviews.id, id)).for('update');
  if (row === undefined || row.writtenAt === null) {
    throw new Failure('not-found', 'traveller-reviews.not-found', 'There is no such review.');
  }
  if (row.version !== basedOn) {
    throw new Failure('conflict', 'traveller-reviews.changed', 'A colleague changed it meanwhile.');
  }
  return row;
}

async function changeReview(
  context: CommandContext,
  row: typeof travellerReviews.$inferSelect,
  changed: Partial<Pick<typeof row, 'state' | 'reason' | 'answer' | 'checkedBy' | 'checkedAt'>>,
): Promise<void> {
  const next = { ...changed, version: row.version + 1 };
  await context.tx.update(travellerReviews).set(next).where(eq(travellerReviews.id, row.id));
  await projectReview(context, { ...row, ...next });
}

const refusals = {
  404: 'There is no such review.',
  409: '`traveller-reviews.changed`: a colleague changed it meanwhile.',
};

/** Shows a review as it was written, or doesn't, with a reason for colleagues; either can be changed later. */
export const decideReview = command({
  name: 'traveller-reviews.decide-review',
  permission: 'traveller-reviews.check',
  input: reviewDecision.safeExtend({ id: z.uuid() }),
  refusals,
  run: async (context, { id, basedOn, isVisible, reason = null }) => {
    const { actor, now, log } = context;
    const row = await lockReview(context, id, basedOn);
    const state = isVisible ? ('visible' as const) : ('hidden' as const);
    await changeReview(context, row, { state, reason, checkedBy: actor.id, checkedAt: now });
    log({ subjectKind: 'traveller-review', subjectId: id, difference: { visible: isVisible } });
  },
});

/** Says something to a review, below it; empty takes that away. */
export const answerReview = command({
  name: 'traveller-reviews.answer-review',
  permission: 'traveller-reviews.check',
  input: reviewAnswer.extend({ id: z.uuid() }),
  refusals,
  run: async (context, { id, basedOn, answer }) => {
    const row = await lockReview(context, id, basedOn);
    await changeReview(context, row, { answer });
    context.log({ subjectKind: 'traveller-review', subjectId: id, difference: { answer } });
  },
});
