import { z } from 'zod';
import { forgetParties } from '#features/bookings/waiting/removal/removal.commands.ts';
import { forgetCard, lockCard } from '#features/customers/removal/removal.commands.ts';
import { forgetEnquiry, lockWithJoined } from '#features/enquiries/removal/removal.commands.ts';
import { forgetFare } from '#features/fares/removal/removal.commands.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { emit } from '#platform/outbox/outbox.ts';
import type { Removal, Subject } from './personal-data.contract.ts';
import { findOfCustomer, findOfEnquiry } from './personal-data.queries.ts';
import { rememberTopic } from './personal-data.rules.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findOfEnquiry>>>;

/** A backup may still have it: that it was removed is remembered beside the backups, by id alone. */
const remember = (context: CommandContext, which: Subject) =>
  emit(context, rememberTopic, { ...which, at: context.now.toISOString() });

/** Removes what was found. The log says who did, and how much it was. */
async function forget(context: CommandContext, found: Found): Promise<Removal> {
  const { ids, customerId, needed, parties, ...said } = found;
  for (const row of await lockWithJoined(context.tx, ids)) {
    const files = await forgetEnquiry(context, row);
    await forgetFare(context.tx, row.id);
    await remember(context, { kind: 'enquiry', id: row.id });
    context.log({ subjectKind: 'enquiry', subjectId: row.id, difference: { files } });
  }
  await forgetParties(context, parties);
  if (customerId !== undefined && (said.card === 'removed' || said.card === 'emptied')) {
    await forgetCard(context, customerId, needed);
    await remember(context, { kind: 'customer', id: customerId });
    const difference = { count: said.enquiries.length };
    context.log({ subjectKind: 'customer', subjectId: customerId, difference });
  }
  return said;
}

/** What is to be removed, once enquiries and card are locked: who changes, joins or removes one of them is waited for. */
async function findLocked(
  { tx }: CommandContext,
  ids: readonly string[],
  find: () => Promise<Found | undefined>,
) {
  await lockWithJoined(tx, ids);
  const before = await find();
  if (before?.customerId === undefined) {
    return before;
  }
  await lockCard(tx, before.customerId);
  return find();
}

const missing = (code: string) => new Failure('not-found', code, 'There is nothing of this person any more.');

/**
 * Removes the personal data of an enquiry and of those joined to it, and the card of the customer when nothing else is left on it.
 * It can't be undone.
 * @throws Failure not-found, also for one that was joined to another: that one is removed as a whole.
 */
export const removeOfEnquiry = command({
  name: 'personal-data.remove-enquiry',
  permission: 'personal-data.remove',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const found = await findLocked(context, [id], () => findOfEnquiry(context.tx, id));
    if (found === undefined) {
      throw missing('enquiries.not-found');
    }
    return forget(context, found);
  },
});

/**
 * Removes the personal data of a customer: of all enquiries, on waiting lists, and of the card. Orders, their papers and payments stay as they are,
 * and with them the name and what they need to reach the customer. It can't be undone.
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
  run: async (context, { id, cardOnly }) => {
    const find = () => findOfCustomer(context.tx, id, { cardOnly });
    const found = await findLocked(context, (await find())?.ids ?? [], find);
    if (found === undefined) {
      throw missing('customers.not-found');
    }
    return forget(context, found);
  },
});
