import { eq } from 'drizzle-orm';
import { type CommandContext, command } from '#platform/command/command.ts';
import { lockEnquiry } from '../enquiries.commands.ts';
import { enquiries } from '../enquiries.table.ts';
import { newToken } from '../send/reference.rules.ts';
import { linkRenewal, renewedLink } from './links.contract.ts';

/**
 * The command that gives a customer's page another link; the former one opens nothing any more.
 * @param give stores the token, or throws Failure not-found
 */
export function renewal(
  { subjectKind, ...named }: { name: string; permission: string; subjectKind: string },
  give: (context: CommandContext, id: string, token: string) => Promise<unknown>,
) {
  return command({
    ...named,
    input: linkRenewal,
    output: renewedLink,
    refusals: { 404: 'There is no such thing.', 409: 'It belongs to another one.' },
    run: async (context, { id, reason }) => {
      const token = newToken();
      await give(context, id, token);
      context.log({ subjectKind, subjectId: id, difference: { reason } });
      return { token };
    },
  });
}

export const renewEnquiryLink = renewal(
  { name: 'enquiries.renew-link', permission: 'enquiries.write', subjectKind: 'enquiry' },
  async (context, id, token) => {
    await lockEnquiry(context, { id });
    await context.tx.update(enquiries).set({ token }).where(eq(enquiries.id, id));
  },
);
