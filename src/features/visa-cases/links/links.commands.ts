import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { linkRenewal } from '#features/enquiries/links/links.contract.ts';
import { tokenOf } from '#features/enquiries/send/reference.rules.ts';
import { command } from '#platform/command/command.ts';
import { lockCase } from '../visa-cases.commands.ts';
import { visaCases } from '../visa-cases.table.ts';

/** Gives a case's page another link; the former one opens nothing any more. */
export const renewCaseLink = command({
  name: 'visa-cases.renew-link',
  permission: 'visa-cases.write',
  input: linkRenewal,
  run: async (context, { id, reason }) => {
    await lockCase(context, { id });
    const token = tokenOf([...randomBytes(26)]);
    await context.tx.update(visaCases).set({ token }).where(eq(visaCases.id, id));
    context.log({ subjectKind: 'visa-case', subjectId: id, difference: { reason } });
    return { token };
  },
});
