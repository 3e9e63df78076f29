import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { newOption, option } from '../fares.contract.ts';
import { fareOptionEnds, fareOptions } from '../fares.table.ts';
import { missing, taken, withdrawn } from '../refusals.rules.ts';
import { refuseUnsold } from './options.rules.ts';
import { insertOption, lockRequest, noteLimit } from './options.writes.ts';

/** An option that can be had, of a locked request. @throws Failure not-found; conflict `fares.accepted`, `fares.withdrawn`. */
async function lockOption(context: CommandContext, { id, optionId }: Record<'id' | 'optionId', string>) {
  const { tx } = context;
  const request = await lockRequest(context, id);
  const { position, place } = fareOptions;
  const [found] = await tx
    .select({ position, place, ended: fareOptionEnds.endedAt })
    .from(fareOptions)
    .leftJoin(fareOptionEnds, eq(fareOptionEnds.optionId, fareOptions.id))
    .where(and(eq(fareOptions.id, optionId), eq(fareOptions.enquiryId, id)));
  if (!found) {
    throw missing();
  }
  if (request.optionId !== null) {
    throw taken();
  }
  if (found.ended !== null) {
    throw withdrawn();
  }
  return { ...found, wasSent: found.position <= request.sentOptions };
}

/** Notes that an option can't be had any more. */
const end = (
  { tx, now, actor }: CommandContext,
  ended: Pick<typeof fareOptionEnds.$inferInsert, 'optionId' | 'enquiryId' | 'replacedBy' | 'wasSent'>,
) => tx.insert(fareOptionEnds).values({ ...ended, endedBy: actor.id, endedAt: now });

const refusals = {
  404: 'There is no such option.',
  409: 'An option was accepted (`fares.accepted`), or this one was withdrawn or replaced already (`fares.withdrawn`).',
};

/**
 * Puts another option in the stead of one. Nobody knows of the other when it wasn't sent yet; one that was sent stays on the
 * customer's page, as replaced, and the new one is for the desk alone until it is sent, too.
 */
export const changeOption = command({
  name: 'fares.change-option',
  permission: 'orders.write',
  input: newOption.safeExtend({ id: z.uuid(), optionId: z.uuid() }),
  output: option,
  refusals: {
    ...refusals,
    422: 'An airport or the price is not right (`fares.option`), or a flight can’t land when it says (`fares.times`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, optionId, ...request }) => {
    refuseUnsold(request);
    const before = await lockOption(context, { id: enquiryId, optionId });
    const { wasSent } = before;
    const place = wasSent ? null : (before.place ?? before.position);
    const { position, ...made } = await insertOption(context, enquiryId, request, { place, inStead: true });
    await end(context, { optionId, enquiryId, replacedBy: made.id, wasSent });
    await noteLimit(context, enquiryId);
    const difference = { option: position, instead: before.position };
    context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference });
    return made;
  },
});

/** Withdraws an option. The customer who has seen it still sees it, as withdrawn; of one that wasn't sent nobody knows. */
export const withdrawOption = command({
  name: 'fares.withdraw-option',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), optionId: z.uuid() }),
  output: z.strictObject({ wasSent: z.boolean() }),
  refusals,
  run: async (context, { id: enquiryId, optionId }) => {
    const { wasSent, position } = await lockOption(context, { id: enquiryId, optionId });
    await end(context, { optionId, enquiryId, replacedBy: null, wasSent });
    await noteLimit(context, enquiryId);
    context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference: { withdrawn: position } });
    return { wasSent };
  },
});
