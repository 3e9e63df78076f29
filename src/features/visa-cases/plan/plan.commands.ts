import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/identity/identity.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { appointmentOf, comingAppointment } from './appointment.rules.ts';
import { casePlan, casePlanned } from './plan.contract.ts';
import { canLookAfter } from './plan.policy.ts';

/** Changes who looks after a case, and its days. The same once more changes nothing. @throws Failure `visa-cases.owner` */
export async function giveCase(
  context: CommandContext,
  id: string,
  asked: z.output<typeof casePlan>,
): Promise<{ id: string }> {
  const row = await lockCase(context, { id });
  const before = {
    owner: row.owner,
    appointmentOn: row.appointmentOn,
    appointmentAt: row.appointmentAt,
    appointmentPlace: row.appointmentPlace,
    decisionOn: row.decisionOn,
    fileNumber: row.fileNumber,
  };
  const {
    owner = before.owner,
    appointmentOn = before.appointmentOn,
    appointmentAt = before.appointmentAt,
    appointmentPlace = before.appointmentPlace,
    decisionOn = before.decisionOn,
    fileNumber = before.fileNumber,
  } = asked;
  if (owner !== null && owner !== row.owner) {
    const [colleague] = await context.tx
      .select({ role: users.role, emailVerified: users.emailVerified, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.uid, owner));
    context.authorize(canLookAfter, colleague);
  }
  const appointment = {
    appointmentOn,
    appointmentAt: appointmentOn === null ? null : appointmentAt,
    appointmentPlace: appointmentOn === null ? null : appointmentPlace,
  };
  const plan = { owner, ...appointment, decisionOn, fileNumber };
  if (JSON.stringify(plan) === JSON.stringify(before)) {
    return { id };
  }
  const after = await changeCase(context, row, plan, 'planned', plan);
  const coming = comingAppointment(after, dhakaDate(context.now));
  if (coming !== undefined && !isDeepStrictEqual(coming, appointmentOf(row))) {
    await queueCaseLetter(context, after, { kind: 'appointment', appointment: coming });
  }
  return { id };
}

/** Says who looks after a case, and its days. */
export const planCase = command({
  name: 'visa-cases.plan-case',
  permission: 'visa-cases.write',
  input: casePlan.extend({ id: z.uuid() }),
  output: casePlanned,
  refusals: {
    404: 'There is no such case.',
    422: 'This colleague doesn’t work on visa cases.',
  },
  run: (context, { id, ...asked }) => giveCase(context, id, asked),
});
