import { eq, sql } from 'drizzle-orm';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import { deleteMailAbout, deleteThread } from '#platform/messages/forget-messages.writes.ts';
import { passportSlips } from '../passports/passports.table.ts';
import { dropContents } from '../privacy/privacy.commands.ts';
import { noStandIn } from '../stand-ins/stand-ins.rules.ts';
import { isEnded } from '../visa-cases.rules.ts';
import { visaApplicants, visaCaseEvents, visaCasePapers, visaCases } from '../visa-cases.table.ts';
import type { CaseRow } from '../visa-cases.writes.ts';
import { storedInHistory } from './removal.rules.ts';

/** Removes the personal data of one visa case. @returns how many files it had */
async function forgetCase(context: CommandContext, row: CaseRow): Promise<number> {
  const { tx, now } = context;
  const { id } = row;
  const { files } = await dropContents(context, row);
  await tx
    .update(visaCases)
    .set({
      removedAt: now,
      name: '',
      phone: '',
      otherPhones: [],
      email: null,
      visitor: '',
      names: null,
      fileNumber: null,
      appointmentPlace: null,
      purgedAt: row.purgedAt ?? now,
      token: newToken(),
      ...(isEnded(row.state) ? {} : { state: 'withdrawn' as const, endedAt: now }),
      version: sql`${visaCases.version} + 1`,
      updatedAt: now,
    })
    .where(eq(visaCases.id, id));
  await tx.update(visaApplicants).set({ name: null }).where(eq(visaApplicants.caseId, id));
  await tx
    .update(visaCasePapers)
    .set({ ...noStandIn, state: 'wanted', because: null, phrase: null })
    .where(eq(visaCasePapers.caseId, id));
  await tx.update(passportSlips).set({ person: '', place: '' }).where(eq(passportSlips.caseId, id));
  await deleteMailAbout(tx, row, ['case.']);
  await deleteThread(context, { kind: 'case', id: row.id });
  await tx
    .update(visaCaseEvents)
    .set({
      detail: sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${visaCaseEvents.detail}) WHERE key IN ${[...storedInHistory]})`,
    })
    .where(eq(visaCaseEvents.caseId, id));
  await thinLog(tx, { kind: 'visa-case', ids: [id], keeping: storedInHistory });
  return files;
}

/**
 * Removes the personal data of the visa cases of an order that is removed: whose they were, what was sent and written, the files
 * with their keys, the letters. Their links open nothing any more.
 * @returns the cases, and how many files they had
 */
export async function forgetCases(
  context: CommandContext,
  orderId: string,
): Promise<{ readonly cases: readonly CaseRow[]; readonly files: number }> {
  const cases = await context.tx
    .select()
    .from(visaCases)
    .where(eq(visaCases.orderId, orderId))
    .orderBy(visaCases.id)
    .for('update');
  let files = 0;
  for (const row of cases) {
    files += await forgetCase(context, row);
  }
  return { cases, files };
}
