import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findEncryptedText } from '#platform/encrypted-texts/encrypted-texts.ts';
import type { Language } from '#platform/language.ts';
import { findCase } from '../visa-cases.queries.ts';
import { visaCases } from '../visa-cases.table.ts';
import { type CaseNames, passportPage } from './names.contract.ts';
import { checkNames, type NamesRead } from './names.rules.ts';

interface Holder {
  readonly db: ReadDatabase;
  readonly dataKey?: Uint8Array | undefined;
}

const namesSealed = z.object({
  passports: z.record(z.uuid(), passportPage),
  papers: z.record(z.uuid(), z.string()),
});

/** What was read in a case: nothing while there is no text of it, or its data key is lost. */
export async function findNamesRead(holder: Holder, textId: string | null): Promise<NamesRead> {
  const text = textId === null ? undefined : await findEncryptedText(holder, textId);
  return text === undefined ? { passports: {}, papers: {} } : namesSealed.parse(JSON.parse(text));
}

/** The names of a case beside each other; undefined when there is no such case. */
export async function findCaseNames(
  holder: Holder,
  { id, now, language }: { readonly id: string; readonly now: Date; readonly language: Language },
): Promise<CaseNames | undefined> {
  const { db } = holder;
  const today = dhakaDate(now);
  const [row] = await db.select({ names: visaCases.names }).from(visaCases).where(eq(visaCases.id, id));
  const of = await findCase(db, id, today, language);
  if (row === undefined || of === undefined) {
    return undefined;
  }
  const applicants = of.applicants.map((applicant) => ({
    ...applicant,
    papers: applicant.papers.map((paper) => ({ ...paper, files: paper.files.length })),
  }));
  return checkNames(applicants, await findNamesRead(holder, row.names), { ...of, today });
}
