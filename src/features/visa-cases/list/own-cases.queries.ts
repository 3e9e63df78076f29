import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DataContributor } from '#features/identity/account/account.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { boardStates } from '../visa-cases.rules.ts';
import { visaApplicants, visaCases } from '../visa-cases.table.ts';

/** The visa cases in the download of personal data: those of the account's verified address, with who applies. */
export const ownCases: DataContributor = {
  name: 'visaCases',
  read: async (db, { email, emailVerified }) => {
    if (!emailVerified) {
      return [];
    }
    const rows = await db
      .select({
        id: visaCases.id,
        reference: visaCases.reference,
        state: visaCases.state,
        language: visaCases.language,
        title: visaCases.title,
        name: visaCases.name,
        phone: visaCases.phone,
        email: visaCases.email,
        departsOn: visaCases.departsOn,
        returnsOn: visaCases.returnsOn,
        consent: visaCases.consent,
        createdAt: visaCases.createdAt,
      })
      .from(visaCases)
      .where(and(eq(visaCases.email, email.toLowerCase()), isNull(visaCases.removedAt)))
      .orderBy(desc(visaCases.createdAt), desc(visaCases.id));
    const applicants = await db
      .select({ caseId: visaApplicants.caseId, name: visaApplicants.name, profile: visaApplicants.profile })
      .from(visaApplicants)
      .where(
        inArray(
          visaApplicants.caseId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(visaApplicants.position);
    return rows.map(({ id, title, ...row }) => ({
      ...row,
      ...title[row.language],
      applicants: applicants
        .filter(({ caseId }) => caseId === id)
        .map(({ name, profile }) => ({ name, profile })),
    }));
  },
};

/** The visa cases of a telephone number that go on, latest first; at most fifty. @param phone E.164 */
export function listOpenCasesByPhone(db: ReadDatabase, phone: string) {
  const { reference, token, title } = visaCases;
  return db
    .select({ reference, token, title })
    .from(visaCases)
    .where(
      and(
        eq(visaCases.phone, phone),
        inArray(visaCases.state, [...boardStates]),
        isNull(visaCases.removedAt),
      ),
    )
    .orderBy(desc(visaCases.createdAt), desc(visaCases.id))
    .limit(50);
}
