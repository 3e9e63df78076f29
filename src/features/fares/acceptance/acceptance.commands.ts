import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { acceptance, acceptanceByWord, ordered } from '../fares.contract.ts';
import { fareOptions, fareRequests } from '../fares.table.ts';
import { missing } from '../refusals.rules.ts';
import { acceptFor } from './acceptance.writes.ts';

/**
 * The customer accepts an option by the link: its price becomes the order's as it was shown, due up to the airline's time limit.
 * @throws Failure not-found; conflict `fares.accepted` for a second one, `fares.lapsed` after the airline's time limit, by the
 * database's clock, `fares.withdrawn` for one that can't be had any more, `fares.price` when passengers of other ages pay another
 * `total`; invalid `fares.passengers` when they aren't as many as were priced, `fares.names` for names that no passport has.
 */
export const acceptOption = command({
  name: 'fares.accept',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), request: acceptance }),
  lends: ['enquiries.write'],
  run: async (context, { token, request: { key, ...request } }) => {
    const hash = hashOf({ token, ...request });
    return respondOnce(context, { command: 'fares.accept', key, hash, schema: ordered }, async () => {
      const [row] = await context.tx
        .select()
        .from(fareRequests)
        .where(sealedIs(fareRequests.token, token))
        .for('update');
      if (!row || row.sentAt === null) {
        throw missing();
      }
      return acceptFor(context, row, request);
    });
  },
});

/**
 * Staff accept an option on the customer's word: who said it and how is kept, and in the log. What was only told by telephone counts as
 * sent from then on.
 */
export const acceptByWord = command({
  name: 'fares.accept-by-word',
  permission: 'orders.write',
  input: acceptanceByWord.safeExtend({ id: z.uuid() }),
  output: ordered,
  refusals: {
    404: 'There is no such fare request or option.',
    409: 'An option was accepted already (`fares.accepted`), this one was withdrawn or replaced (`fares.withdrawn`), or the airline’s time limit is over (`fares.lapsed`).',
    422: 'More or fewer passengers than were priced (`fares.passengers`), or a name that no passport has (`fares.names`).',
  },
  lends: ['enquiries.write'],
  once: 'key',
  run: async (context, { id, said, how, key: _, ...request }) => {
    const { tx, now, actor } = context;
    const ofRequest = eq(fareRequests.enquiryId, id);
    const [row] = await tx.select().from(fareRequests).where(ofRequest).for('update');
    if (!row) {
      throw missing();
    }
    const all = await tx
      .select({ position: fareOptions.position })
      .from(fareOptions)
      .where(eq(fareOptions.enquiryId, id));
    return acceptFor(context, row, request, {
      isSent: () => true,
      noted: {
        saidBy: said,
        saidHow: how,
        acceptedBy: actor.id,
        sentAt: row.sentAt ?? now,
        sentOptions: Math.max(row.sentOptions, ...all.map(({ position }) => position)),
      },
      told: { said, how },
    });
  },
});
