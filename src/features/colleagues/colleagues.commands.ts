import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { assignTo } from '#features/enquiries/enquiries.commands.ts';
import { users } from '#features/identity/identity.table.ts';
import { isStaff } from '#features/identity/roles/roles.rules.ts';
import { handedOn, handingOn } from '#features/identity/users/work.contract.ts';
import { giveCase } from '#features/visa-cases/plan/plan.commands.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { listCasesOf, listEnquiriesOf } from './colleagues.queries.ts';

/**
 * Hands on all open enquiries and visa cases of a colleague to another one, each with an event in its history. Money of a till
 * isn't handed on: the till is closed.
 * @throws Failure not-found; invalid `enquiries.owner` or `visa-cases.owner` for who can't look after what there is, or is the same
 */
export const handOn = command({
  name: 'colleagues.hand-on',
  permission: 'users.write',
  input: handingOn.extend({ uid: z.string().min(1).max(128) }),
  output: handedOn,
  refusals: { 404: 'There is no such user.', 422: 'The other colleague can’t look after these.' },
  run: async (context, { uid, to }) => {
    const { tx } = context;
    const [from] = await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid));
    if (!from) {
      throw new Failure('not-found', 'users.not-found', 'There is no such user.');
    }
    const [colleague] = await tx
      .select({ role: users.role, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.uid, to));
    if (!colleague || colleague.disabledAt !== null || !isStaff(colleague.role) || uid === to) {
      throw new Failure('invalid', 'enquiries.owner', 'Choose another colleague.', [
        { path: 'to', message: 'Choose another colleague.' },
      ]);
    }
    const enquiries = await listEnquiriesOf(tx, uid);
    for (const { id } of enquiries) {
      await assignTo(context, { id }, to);
    }
    const cases = await listCasesOf(tx, uid);
    for (const { id } of cases) {
      await giveCase(context, id, { owner: to });
    }
    const done = { enquiries: enquiries.length, visaCases: cases.length };
    const difference = { owner: { from: uid, to }, count: enquiries.length + cases.length };
    context.log({ subjectKind: 'user', subjectId: uid, difference });
    return done;
  },
});
