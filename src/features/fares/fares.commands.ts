import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { newOption, option, sentOptions } from './fares.contract.ts';
import { listPlaced } from './fares.queries.ts';
import { fareRequests } from './fares.table.ts';
import { queueOptionsLetter } from './letters/letters.writes.ts';
import { refuseUnsold } from './options/options.rules.ts';
import { insertOption, lockRequest, noteLimit } from './options/options.writes.ts';
import { taken } from './refusals.rules.ts';

/**
 * Adds an option to a fare request. What is offered never changes: another price is another option (`changeOption`). One that is added after
 * others were sent is for the desk alone until it is sent, too. One whose time limit is over is taken, as a program may bring what
 * was offered elsewhere; nobody can accept it.
 */
export const addOption = command({
  name: 'fares.add-option',
  permission: 'orders.write',
  input: newOption.safeExtend({ id: z.uuid() }),
  output: option,
  refusals: {
    404: 'There is no such fare request.',
    409: 'It has five options (`fares.many`), or one was accepted (`fares.accepted`).',
    422: 'An airport or the price is not right (`fares.option`), or a flight can’t land when it says (`fares.times`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, ...request }) => {
    refuseUnsold(request);
    const row = await lockRequest(context, enquiryId);
    if (row.optionId !== null) {
      throw taken();
    }
    const { position, ...made } = await insertOption(context, enquiryId, request);
    await noteLimit(context, enquiryId);
    context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference: { option: position } });
    return made;
  },
});

/**
 * Opens the customer's link with all options there are, and writes to the customer; once more changes nothing while there is no
 * new option.
 */
export const sendOptions = command({
  name: 'fares.send',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  output: sentOptions,
  refusals: {
    404: 'There is no such fare request.',
    409: 'There is no option yet (`fares.empty`).',
  },
  run: async (context, { id }) => {
    const { tx, now } = context;
    const row = await lockRequest(context, id);
    const offered = await listPlaced(tx, id);
    if (offered.every(({ ended }) => ended !== null)) {
      throw new Failure('conflict', 'fares.empty', 'There is no option yet.');
    }
    const options = Math.max(...offered.map(({ position }) => position));
    if (options > row.sentOptions && row.optionId === null) {
      await tx
        .update(fareRequests)
        .set({ sentAt: row.sentAt ?? now, sentOptions: options })
        .where(eq(fareRequests.enquiryId, id));
      await queueOptionsLetter(context, row);
      context.log({ subjectKind: 'enquiry', subjectId: id, difference: { sent: options } });
    }
    return { token: row.token };
  },
});
