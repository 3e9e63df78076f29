import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DataContributor } from '#features/identity/account/account.queries.ts';
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
