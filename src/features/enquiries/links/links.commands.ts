import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { command } from '#platform/command/command.ts';
import { lockEnquiry } from '../enquiries.commands.ts';
import { enquiries } from '../enquiries.table.ts';
import { tokenOf } from '../send/reference.rules.ts';
import { linkRenewal } from './links.contract.ts';

/** Gives an enquiry's page another link; the former one opens nothing any more. */
export const renewEnquiryLink = command({
  name: 'enquiries.renew-link',
  permission: 'enquiries.write',
  input: linkRenewal,
  run: async (context, { id, reason }) => {
    await lockEnquiry(context, { id });
    const token = tokenOf([...randomBytes(26)]);
    await context.tx.update(enquiries).set({ token }).where(eq(enquiries.id, id));
    context.log({ subjectKind: 'enquiry', subjectId: id, difference: { reason } });
    return { token };
  },
});
