import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { winEnquiry } from '#features/orders/orders.writes.ts';
import { keepJourney } from '#features/orders/papers/journeys.writes.ts';
import { quoteTerms } from '#features/orders/sale.writes.ts';
import { dueUntil } from '#features/orders/terms/plan.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { fareBookings } from '../airline-bookings/airline-bookings.table.ts';
import type { acceptance, ordered } from '../fares.contract.ts';
import { fareLines, fits, totalOfFares } from '../fares.rules.ts';
import { fareOptionEnds, fareOptions, farePassengers, fareRequests } from '../fares.table.ts';
import { flightsOf } from '../legs/flights.queries.ts';
import { flyersOf, namesOf } from '../names/names.rules.ts';
import { missing, taken, withdrawn } from '../refusals.rules.ts';
import { soldByAges } from './sold-by-ages.writes.ts';

type RequestRow = typeof fareRequests.$inferSelect;
type Accepted = Omit<z.output<typeof acceptance>, 'key'>;

/** An option that can be accepted. @throws Failure not-found; conflict `fares.withdrawn`, `fares.lapsed`. */
async function findChosen({ tx }: CommandContext, { enquiryId }: RequestRow, id: string) {
  const [chosen] = await tx
    .select({
      id: fareOptions.id,
      position: fareOptions.position,
      segments: fareOptions.segments,
      fares: fareOptions.fares,
      terms: fareOptions.terms,
      timeLimit: fareOptions.timeLimit,
      pnr: fareBookings.pnr,
      ended: fareOptionEnds.endedAt,
      isOver: sql<boolean>`${fareOptions.timeLimit} <= ${databaseNow}`,
    })
    .from(fareOptions)
    .leftJoin(fareOptionEnds, eq(fareOptionEnds.optionId, fareOptions.id))
    .leftJoin(fareBookings, eq(fareBookings.optionId, fareOptions.id))
    .where(and(eq(fareOptions.id, id), eq(fareOptions.enquiryId, enquiryId)));
  if (!chosen) {
    throw missing();
  }
  if (chosen.ended !== null) {
    throw withdrawn();
  }
  if (chosen.isOver) {
    const timeLimit = chosen.timeLimit.toISOString();
    throw new Failure('conflict', 'fares.lapsed', 'The time limit of the airline is over.', [], {
      timeLimit,
    });
  }
  return chosen;
}

/**
 * Accepts an option of a locked request, whoever says so: its price becomes the order's as it was shown. The order has the passengers,
 * the flights and the company of the request.
 * @param noted what is kept of how it was accepted
 * @throws Failure not-found; conflict `fares.accepted`, `fares.withdrawn`, `fares.lapsed`; invalid `fares.passengers`, `fares.names`
 */
export async function acceptFor(
  context: CommandContext,
  row: RequestRow,
  request: Accepted,
  {
    isSent = ({ position }) => position <= row.sentOptions,
    noted = {},
    told = {},
  }: {
    readonly isSent?: (option: { readonly position: number }) => boolean;
    readonly noted?: Partial<typeof fareRequests.$inferInsert>;
    readonly told?: Readonly<Record<string, string>>;
  } = {},
): Promise<z.output<typeof ordered>> {
  const { tx, now } = context;
  const { enquiryId } = row;
  if (row.optionId !== null) {
    throw taken();
  }
  const chosen = await findChosen(context, row, request.option);
  if (!isSent(chosen)) {
    throw missing();
  }
  const named = namesOf(request.passengers, request.namesLater);
  const sold = fits(request.passengers, chosen.fares)
    ? chosen
    : await soldByAges(context, enquiryId, chosen, request);
  const order = await orderFor(context, enquiryId, { ...chosen, ...sold, named, phone: request.phone });
  await tx
    .insert(farePassengers)
    .values(named.map((passenger, position) => ({ enquiryId, position, ...passenger })));
  await tx
    .update(fareRequests)
    .set({
      ...noted,
      optionId: sold.id,
      sentOptions: Math.max(noted.sentOptions ?? row.sentOptions, sold.position),
      orderId: order.id,
      acceptedAt: now,
      timeLimit: chosen.timeLimit,
      pnr: chosen.pnr,
    })
    .where(eq(fareRequests.enquiryId, enquiryId));
  context.log({
    subjectKind: 'enquiry',
    subjectId: enquiryId,
    difference: { accepted: sold.id, order: order.reference, ...told },
  });
  return { order: { reference: order.reference, token: order.token } };
}

interface Chosen extends Pick<typeof fareOptions.$inferSelect, 'segments' | 'fares' | 'timeLimit'> {
  readonly named: ReturnType<typeof namesOf<Accepted['passengers'][number]>>;
  readonly phone: string | undefined;
}

/** The accepted order of an option, made from its enquiry: all is due up to the airline's time limit. */
async function orderFor(
  context: CommandContext,
  enquiryId: string,
  { segments, fares, timeLimit, named, phone }: Chosen,
) {
  const [enquiry] = await context.tx
    .select({
      name: enquiries.name,
      phone: enquiries.phone,
      otherPhones: enquiries.otherPhones,
      email: enquiries.email,
      language: enquiries.language,
      details: enquiries.details,
    })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (!enquiry) {
    throw missing();
  }
  const { details, ...customer } = enquiry;
  const journey = details.kind === 'air-ticket' ? details.journey : undefined;
  await winEnquiry(context, enquiryId);
  const { row } = await quoteTerms(context, {
    ...customer,
    ...parsePhones(phonesTyped(enquiry.phone ?? phone, enquiry.otherPhones), 'phone'),
    enquiryId,
    tells: false,
    terms: {
      lines: fareLines(segments, fares),
      sold: [],
      travelsOn: segments[0]?.departs.slice(0, 10),
      plan: [dueUntil(totalOfFares(fares), timeLimit)],
    },
  });
  await keepJourney(context, row.id, {
    company: journey?.company ?? null,
    wantsInvoice: journey?.invoice === true,
    passengers: flyersOf(named),
    flights: flightsOf([{ segments }]),
  });
  return acceptTerms(context, row);
}
