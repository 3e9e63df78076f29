import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { linkRenewal } from '#features/enquiries/links/links.contract.ts';
import { tokenOf } from '#features/enquiries/send/reference.rules.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fareRequests } from '../fares.table.ts';

/** Gives the page of fares another link; the former one opens nothing any more. @throws Failure not-found */
export const renewFaresLink = command({
  name: 'fares.renew-link',
  permission: 'orders.write',
  input: linkRenewal,
  run: async (context, { id, reason }) => {
    const token = tokenOf([...randomBytes(26)]);
    const renewed = await context.tx
      .update(fareRequests)
      .set({ token })
      .where(eq(fareRequests.enquiryId, id))
      .returning({ id: fareRequests.enquiryId });
    if (renewed.length === 0) {
      throw new Failure('not-found', 'fares.not-found', 'There is no such fare request.');
    }
    context.log({ subjectKind: 'enquiry', subjectId: id, difference: { reason } });
    return { token };
  },
});
