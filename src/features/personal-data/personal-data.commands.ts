import { z } from 'zod';
import { dropTravellers } from '#features/bookings/travellers/removal.writes.ts';
import { forgetParties } from '#features/bookings/waiting-list/removal.writes.ts';
import { forgetCard, lockCard } from '#features/customers/removal/removal.writes.ts';
import { forgetEnquiry, lockWithJoined } from '#features/enquiries/removal/removal.writes.ts';
import { forgetFare } from '#features/fares/removal/removal.writes.ts';
import { forgetFlown } from '#features/fares/retention/retention.commands.ts';
import { forgetImported } from '#features/imports/removal/removal.writes.ts';
import { forgetOrder, lockOrders } from '#features/orders/lifecycle/removal.writes.ts';
import { forgetReview } from '#features/traveller-reviews/traveller-reviews.writes.ts';
import { purge } from '#features/visa-cases/privacy/privacy.commands.ts';
import { forgetCases } from '#features/visa-cases/removal/removal.writes.ts';
import { lockCase } from '#features/visa-cases/visa-cases.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { forgetAnswers } from '#platform/idempotency/idempotency.ts';
import { emit } from '#platform/outbox/outbox.ts';
import type { PastJourneys } from './past-journeys.queries.ts';
import { nobodyLeft, type Removal, removal, type Subject } from './personal-data.contract.ts';
import { type Found, findOfCustomer, findOfEnquiry } from './personal-data.queries.ts';
import { rememberTopic } from './personal-data.rules.ts';
import { listUnsold } from './unsold-leads.queries.ts';

/** A backup may still have it: that it was removed is remembered beside the backups, by id alone. */
const remember = (context: CommandContext, which: Subject) =>
  emit(context, rememberTopic, { ...which, at: context.now.toISOString() });

/** What names a row to its customer and to staff: no kept response may have it any more. */
const namesOf = ({
  id,
  reference,
  token,
}: {
  readonly id: string;
  readonly reference: string;
  readonly token: string;
}) => [id, reference, token];

/** Removes orders that sold nothing, with their visa cases. @returns what named them */
async function forgetUnsold(context: CommandContext, ids: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const row of await lockOrders(context.tx, ids)) {
    const { cases, files } = await forgetCases(context, row.id);
    await forgetOrder(context, row);
    await dropTravellers(context.tx, row.id);
    const options = row.enquiryId === null ? [] : await forgetFare(context, row.enquiryId);
    await remember(context, { kind: 'order', id: row.id });
    const difference = { files, count: cases.length };
    context.log({ subjectKind: 'order', subjectId: row.id, difference });
    names.push(...namesOf(row), ...cases.flatMap(namesOf), ...options);
  }
  return names;
}

/** Removes who travelled, and what was sent for it, of orders that stay: the books need neither. */
async function forgetJourneys(context: CommandContext, { travellers, cases, fares, reviews }: PastJourneys) {
  for (const { id } of travellers) {
    await dropTravellers(context.tx, id);
    context.log({ subjectKind: 'order', subjectId: id, difference: { happened: 'travellers-forgotten' } });
  }
  for (const { id } of cases) {
    await purge(context, await lockCase(context, { id }));
  }
  for (const { id } of fares) {
    await forgetFlown(context, id);
  }
  for (const { id } of reviews) {
    await forgetReview(context, id);
  }
}

/** Removes what was found. The log says who did, and how much it was. */
async function forget(context: CommandContext, found: Found): Promise<Removal> {
  const { tx } = context;
  const { ids, customerId, needed, parties, going, past, ...said } = found;
  const names = await forgetUnsold(context, going);
  for (const row of await lockWithJoined(tx, ids)) {
    const files = await forgetEnquiry(context, row);
    names.push(...namesOf(row), ...(await forgetFare(context, row.id)));
    await remember(context, { kind: 'enquiry', id: row.id });
    context.log({ subjectKind: 'enquiry', subjectId: row.id, difference: { files } });
  }
  await forgetJourneys(context, past);
  await forgetParties(context, parties);
  names.push(...parties.flatMap(namesOf));
  if (customerId !== undefined && (said.card === 'removed' || said.card === 'emptied')) {
    await forgetCard(context, customerId, needed);
    await forgetImported(context, customerId);
    await remember(context, { kind: 'customer', id: customerId });
    const difference = { count: said.enquiries.length };
    context.log({ subjectKind: 'customer', subjectId: customerId, difference });
  }
  await forgetAnswers(tx, names);
  return said;
}

/** What is to be removed, once enquiries, card and orders are locked: who changes, joins or removes one of them is waited for. */
async function findLocked(
  { tx }: CommandContext,
  ids: readonly string[],
  find: () => Promise<Found | undefined>,
) {
  await lockWithJoined(tx, ids);
  const before = await find();
  if (before?.customerId !== undefined) {
    await lockCard(tx, before.customerId);
  }
  // Who accepts or pays meanwhile is waited for: then there is money.
  await lockOrders(
    tx,
    [...(before?.going ?? []), ...(before?.past.travellers ?? []).map(({ id }) => id)].sort(),
  );
  return find();
}

const missing = (code: string) => new Failure('not-found', code, 'There is nothing of this person any more.');

/**
 * Removes the personal data of an enquiry and of those joined to it, of the order that it became if that sold nothing, and the card of
 * the customer when nothing else is left on it.
 * It can't be undone.
 * @throws Failure not-found, also for one that was joined to another: that one is removed as a whole.
 */
export const removeOfEnquiry = command({
  name: 'personal-data.remove-enquiry',
  permission: 'personal-data.remove',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  output: removal,
  refusals: nobodyLeft,
  run: async (context, { id }) => {
    const found = await findLocked(context, [id], () => findOfEnquiry(context.tx, id));
    if (found === undefined) {
      throw missing('enquiries.not-found');
    }
    return forget(context, found);
  },
});

/**
 * Removes the personal data of a customer: of all enquiries, on waiting lists, of the card, and of orders that sold nothing, with their
 * visa cases. Of other orders goes who travelled, and what was sent for a visa, once the journey is over; they, their papers and
 * payments stay, and with them the name and what they need to reach the customer. It can't be undone.
 * @throws Failure not-found.
 */
export const removeOfCustomer = command({
  name: 'personal-data.remove-customer',
  permission: 'personal-data.remove',
  recentSignIn: true,
  input: z.strictObject({
    id: z.uuid(),
    /** After a restore: enquiries and places on waiting lists stay, and on the card what they and orders need. */
    cardOnly: z.boolean().optional(),
  }),
  output: removal,
  refusals: nobodyLeft,
  run: async (context, { id, cardOnly }) => {
    const find = () => findOfCustomer(context.tx, id, { today: dhakaDate(context.now), cardOnly });
    const found = await findLocked(context, (await find())?.ids ?? [], find);
    if (found === undefined) {
      throw missing('customers.not-found');
    }
    return forget(context, found);
  },
});

/** Removes an order again that a backup brought back, whatever state it was in then; one by which money moved stays. */
export const removeOrder = command({
  name: 'personal-data.remove-order',
  permission: 'personal-data.remove',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    await lockOrders(context.tx, [id]);
    const found = await listUnsold(context.tx, [id], { evenOpen: true });
    const names = await forgetUnsold(
      context,
      found.map((order) => order.id),
    );
    await forgetAnswers(context.tx, names);
  },
});
