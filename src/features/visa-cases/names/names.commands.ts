import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseMrz } from '#features/travellers/mrz.rules.ts';
import { nameFields } from '#features/travellers/passport-names.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { deleteEncryptedTexts, keepEncryptedText } from '#platform/encrypted-texts/encrypted-texts.ts';
import { isEnded } from '../visa-cases.rules.ts';
import { visaApplicants, visaCasePapers } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { type ReadName, readName } from './names.contract.ts';
import { findNamesRead } from './names.queries.ts';
import type { NamesRead } from './names.rules.ts';

/** With one entry set, or left out. */
function withEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  id: string,
  entry: Entry | null,
): Record<string, Entry> {
  const { [id]: _, ...others } = entries;
  return entry === null ? others : { ...others, [id]: entry };
}

/** @throws Failure not-found for the applicant or paper of another case */
async function refuseStrange({ tx }: CommandContext, caseId: string, read: ReadName): Promise<void> {
  const found =
    'applicant' in read
      ? await tx.$count(
          visaApplicants,
          and(eq(visaApplicants.caseId, caseId), eq(visaApplicants.id, read.applicant)),
        )
      : await tx.$count(
          visaCasePapers,
          and(eq(visaCasePapers.caseId, caseId), eq(visaCasePapers.id, read.paper)),
        );
  if (found === 0) {
    throw new Failure('not-found', 'visa-cases.no-paper', 'The case has no such applicant or paper.');
  }
}

/** @throws Failure invalid with the fields for lines that no passport has, and for names that can be in none */
function refuseMalformed(read: ReadName, now: Date): void {
  const passport = 'applicant' in read ? read.passport : null;
  if (passport !== null && passport.mrz === undefined) {
    const fields = nameFields(passport, 'passport', true);
    if (fields.length > 0) {
      throw new Failure('invalid', 'travellers.fields', 'Write the name as in the passport.', fields);
    }
  }
  const mrz = passport?.mrz;
  if (mrz !== undefined && parseMrz(mrz, dhakaDate(now)) === undefined) {
    const message = 'These are not the two lines of a passport: each has 44 signs.';
    throw new Failure('invalid', 'travellers.fields', message, [{ path: 'passport.mrz', message }]);
  }
}

/**
 * Keeps what staff read: the data page of a passport, or the name that a paper is in. It is encrypted as the files are, and
 * deleted with them.
 * @throws Failure not-found; invalid for lines that no passport has; conflict `visa-cases.closed` once the case has ended
 */
export const readCaseName = command({
  name: 'visa-cases.read-name',
  permission: 'visa-cases.write',
  input: z.strictObject({ id: z.uuid(), read: readName }),
  refusals: {
    404: 'There is no such case, applicant or paper.',
    409: 'The case has ended.',
    422: 'These are not the lines of a passport.',
  },
  run: async (context, { id, read }) => {
    const { tx, dataKey } = context;
    const row = await lockCase(context, { id });
    await refuseStrange(context, id, read);
    if (isEnded(row.state)) {
      throw new Failure('conflict', 'visa-cases.closed', 'This case has ended.');
    }
    refuseMalformed(read, context.now);
    const before = await findNamesRead({ db: tx, dataKey }, row.names);
    const after: NamesRead =
      'applicant' in read
        ? { ...before, passports: withEntry(before.passports, read.applicant, read.passport) }
        : { ...before, papers: withEntry(before.papers, read.paper, read.written) };
    const names = await keepEncryptedText(context, JSON.stringify(after));
    await deleteEncryptedTexts(tx, row.names === null ? [] : [row.names]);
    // No name and no number: the log is read by others, and kept.
    await changeCase(context, row, { names }, 'read-name', {
      what: 'applicant' in read ? 'passport' : 'paper',
    });
    return { id };
  },
});
