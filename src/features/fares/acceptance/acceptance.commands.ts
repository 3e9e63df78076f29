import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { winEnquiry } from '#features/orders/orders.writes.ts';
import { quoteTerms } from '#features/orders/sale.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { missing, taken } from '../fares.commands.ts';
import { acceptance, ordered } from '../fares.contract.ts';
import { fareLines, fits, totalOfFares } from '../fares.rules.ts';
import { fareOptions, farePassengers, fareRequests } from '../fares.table.ts';
import { namesOf } from '../names/names.rules.ts';
import { soldByAges } from './sold-by-ages.writes.ts';

type OptionRow = typeof fareOptions.$inferSelect;

/**
 * The customer accepts an option by the link: its price becomes the order's as it was shown, due at once.
 * @throws Failure not-found; conflict `fares.accepted` for a second one, `fares.lapsed` after the airline's time limit, by the
 * database's clock, `fares.price` when passengers of other ages pay another `total`; invalid `fares.passengers` when they aren't
 * as many as were priced, `fares.names` for names that no passport has.
 */
export const acceptOption = command({
  name: 'fares.accept',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), request: acceptance }),
  lends: ['enquiries.write'],
  run: async (context, { token, request: { key, ...request } }) => {
    const hash = hashOf({ token, ...request });
    return respondOnce(context, { command: 'fares.accept', key, hash, schema: ordered }, async () => {
      const { tx, now } = context;
      const [row] = await tx
        .select()
        .from(fareRequests)
        .where(sealedIs(fareRequests.token, token))
        .for('update');
      if (!row || row.sentAt === null) {
        throw missing();
      }
      if (row.optionId !== null) {
        throw taken();
      }
      const { enquiryId } = row;
      const [chosen] = await tx
        .select({
          id: fareOptions.id,
          segments: fareOptions.segments,
          fares: fareOptions.fares,
          terms: fareOptions.terms,
          timeLimit: fareOptions.timeLimit,
          isOver: sql<boolean>`${fareOptions.timeLimit} <= ${databaseNow}`,
        })
        .from(fareOptions)
        .where(
          and(
            eq(fareOptions.id, request.option),
            eq(fareOptions.enquiryId, enquiryId),
            lte(fareOptions.position, row.sentOptions),
          ),
        );
      if (!chosen) {
        throw missing();
      }
      if (chosen.isOver) {
        const timeLimit = chosen.timeLimit.toISOString();
        throw new Failure('conflict', 'fares.lapsed', 'The time limit of the airline is over.', [], {
          timeLimit,
        });
      }
      const named = namesOf(request.passengers, request.namesLater);
      const sold = fits(request.passengers, chosen.fares)
        ? chosen
        : await soldByAges(context, enquiryId, chosen, request);
      const order = await orderFor(context, enquiryId, { ...sold, phone: request.phone });
      await tx
        .insert(farePassengers)
        .values(named.map((passenger, position) => ({ enquiryId, position, ...passenger })));
      await tx
        .update(fareRequests)
        .set({ optionId: sold.id, orderId: order.id, acceptedAt: now, timeLimit: chosen.timeLimit })
        .where(eq(fareRequests.enquiryId, enquiryId));
      context.log({
        subjectKind: 'enquiry',
        subjectId: enquiryId,
        difference: { accepted: sold.id, order: order.reference },
      });
      return { order: { reference: order.reference, token: order.token } };
    });
  },
});

/** The accepted order of an option, made from its enquiry: all is due at once, or the airline would not ticket. */
async function orderFor(
  context: CommandContext,
  enquiryId: string,
  { segments, fares, phone }: Pick<OptionRow, 'segments' | 'fares'> & { readonly phone: string | undefined },
) {
  const [enquiry] = await context.tx
    .select({
      name: enquiries.name,
      phone: enquiries.phone,
      otherPhones: enquiries.otherPhones,
      email: enquiries.email,
      language: enquiries.language,
    })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (!enquiry) {
    throw missing();
  }
  await winEnquiry(context, enquiryId);
  const { row } = await quoteTerms(context, {
    ...enquiry,
    ...parsePhones(phonesTyped(enquiry.phone ?? phone, enquiry.otherPhones), 'phone'),
    enquiryId,
    tells: false,
    terms: {
      lines: fareLines(segments, fares),
      sold: [],
      travelsOn: segments[0]?.departs.slice(0, 10),
      plan: [{ amount: totalOfFares(fares), due: dhakaDate(context.now) }],
    },
  });
  return acceptTerms(context, row);
}
