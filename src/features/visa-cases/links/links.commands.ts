import { eq } from 'drizzle-orm';
import { renewal } from '#features/enquiries/links/links.commands.ts';
import { visaCases } from '../visa-cases.table.ts';
import { lockCase } from '../visa-cases.writes.ts';

export const renewCaseLink = renewal(
  { name: 'visa-cases.renew-link', permission: 'visa-cases.write', subjectKind: 'visa-case' },
  async (context, id, token) => {
    await lockCase(context, { id });
    await context.tx.update(visaCases).set({ token }).where(eq(visaCases.id, id));
  },
);
