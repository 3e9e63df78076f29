import { and, asc, countDistinct, eq, isNull } from 'drizzle-orm';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { Actor } from '#platform/command/command.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { guardsOf } from './guards/guards.rules.ts';
import { listPassports } from './passports/passports.queries.ts';
import { findApplyBy } from './requirements/requirements.queries.ts';
import { findStandIns } from './stand-ins/stand-ins.queries.ts';
import { isMet } from './stand-ins/stand-ins.rules.ts';
import type { OfficeCase, VisitorCase } from './visa-cases.contract.ts';
import { decisionOf, movesFrom, obstacleTo } from './visa-cases.rules.ts';
import { visaApplicants, visaCaseFiles, visaCasePapers, visaCases } from './visa-cases.table.ts';

type CaseRow = typeof visaCases.$inferSelect;

async function listFiles(db: ReadDatabase, caseId: string) {
  return db
    .select({
      paperId: visaCaseFiles.paperId,
      id: privateFiles.id,
      name: privateFiles.name,
      bytes: privateFiles.bytes,
      mediaType: privateFiles.mediaType,
      at: visaCaseFiles.at,
    })
    .from(visaCaseFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
    .innerJoin(visaCasePapers, eq(visaCasePapers.id, visaCaseFiles.paperId))
    .where(eq(visaCasePapers.caseId, caseId))
    .orderBy(asc(visaCaseFiles.position));
}

/** Which of a case's applicants has a paper, as the case's page lists them. */
export async function findApplicantPlace(
  db: ReadDatabase,
  { caseId, applicantId }: { readonly caseId: string; readonly applicantId: string },
) {
  const applicants = await db
    .select({ id: visaApplicants.id })
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, caseId))
    .orderBy(asc(visaApplicants.position));
  return { number: applicants.findIndex(({ id }) => id === applicantId) + 1, all: applicants.length };
}

/** The applicants of a case with their checklists, in a language. */
async function listApplicants(
  db: ReadDatabase,
  { id: caseId, token }: CaseRow,
  { language, today }: { readonly language: Language; readonly today: CalendarDate },
) {
  const applicants = await db
    .select()
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, caseId))
    .orderBy(asc(visaApplicants.position));
  const papers = await db
    .select()
    .from(visaCasePapers)
    .where(eq(visaCasePapers.caseId, caseId))
    .orderBy(asc(visaCasePapers.position), asc(visaCasePapers.key));
  const files = await listFiles(db, caseId);
  const standIns = await findStandIns(db, papers);
  const ids = applicants.map(({ id }) => id);
  const passports = await listPassports(db, ids, { language, token, today });
  return applicants.map(({ id, name, profile, decision }) => ({
    id,
    name,
    profile,
    decision,
    passport: passports.get(id) ?? null,
    papers: papers
      .filter(({ applicantId }) => applicantId === id)
      .map(({ requirement: { key, group, shape, texts }, ...paper }) => ({
        id: paper.id,
        key,
        group,
        shape,
        name: texts[language].name,
        detail: texts[language].detail ?? null,
        state: paper.state,
        phrase: paper.phrase,
        because: paper.because,
        changedAt: paper.changedAt.toISOString(),
        standIn: standIns.get(paper.id) ?? null,
        isMet: isMet(paper, papers),
        files: files
          .filter(({ paperId }) => paperId === paper.id)
          .map(({ id: fileId, name: fileName, bytes, mediaType, at }) => ({
            id: fileId,
            name: fileName,
            bytes,
            at: at.toISOString(),
            isPicture: mediaType !== 'application/pdf',
          })),
      })),
  }));
}

async function shown(
  db: ReadDatabase,
  row: CaseRow,
  { language, today }: { readonly language: Language; readonly today: CalendarDate },
): Promise<VisitorCase> {
  const { reference, state, name, asOf, revision, departsOn, returnsOn, endedAt, purgedAt } = row;
  const { appointmentOn, appointmentAt, appointmentPlace, decisionOn } = row;
  const applicants = await listApplicants(db, row, { language, today });
  const [order] = await db
    .select({ reference: orders.reference, token: orders.token })
    .from(orders)
    .where(eq(orders.id, row.orderId));
  const { filesKeptDays } = await findVisaCaseTerms(db);
  const retainedDays = Math.min(row.filesKeptDays ?? filesKeptDays, filesKeptDays);
  return {
    reference,
    state,
    language: row.language,
    name,
    asOf,
    revision,
    departsOn,
    returnsOn,
    country: row.title[language].country,
    kind: row.title[language].kind,
    guide: (await findVisa(db, language, row.guideId))?.slug ?? null,
    applyBy: (await findApplyBy(db, row, today)) ?? null,
    appointmentOn,
    appointmentAt,
    appointmentPlace,
    decisionOn,
    consent: { text: row.consent, at: row.consentedAt.toISOString() },
    filesKeptDays: retainedDays,
    decision: decisionOf(applicants.map(({ decision }) => decision)) ?? null,
    deletedOn: endedAt === null ? null : addDays(dhakaDate(endedAt), retainedDays),
    purgedAt: purgedAt?.toISOString() ?? null,
    applicants,
    order: order ?? { reference: '', token: '' },
  };
}

/** The row of a case by the token of its link; undefined for any other token. */
export async function findCaseRow(db: ReadDatabase, token: string): Promise<CaseRow | undefined> {
  if (!isToken(token)) {
    return undefined;
  }
  const [row] = await db.select().from(visaCases).where(sealedIs(visaCases.token, token));
  return row;
}

/**
 * A case by the token of its link; undefined for any other token.
 * @param language of its papers; absent: the customer's
 */
export async function findCaseByToken(
  db: ReadDatabase,
  token: string,
  today: CalendarDate,
  language?: Language,
): Promise<VisitorCase | undefined> {
  const row = await findCaseRow(db, token);
  return row && shown(db, row, { language: language ?? row.language, today });
}

/** A case for the office; undefined when there is none. */
export async function findCase(
  db: ReadDatabase,
  id: string,
  today: CalendarDate,
  language: Language = 'en',
): Promise<OfficeCase | undefined> {
  const [row] = await db
    .select()
    .from(visaCases)
    .where(and(eq(visaCases.id, id), isNull(visaCases.removedAt)));
  if (!row) {
    return undefined;
  }
  const of = await shown(db, row, { language, today });
  const papers = of.applicants.flatMap((applicant) => applicant.papers);
  const holdsPassports = of.applicants.some(
    ({ passport }) => passport !== null && passport.at !== 'customer',
  );
  const { token, phone, otherPhones, email, orderId, version, createdAt, owner, fileNumber } = row;
  const order = await findOrder(db, orderId, today);
  const { guards, open } = guardsOf({ ...row, order });
  return {
    ...of,
    id,
    token,
    phone,
    otherPhones,
    email,
    orderId,
    version,
    owner,
    fileNumber,
    opened: [],
    guarding: { guards: [...guards], open },
    money: order?.money ?? 'unpaid',
    orderIsCancelled: order?.state === 'cancelled',
    orderIsLapsed: order?.state === 'lapsed',
    createdAt: createdAt.toISOString(),
    moves: movesFrom(row.state).map((to) => ({
      to,
      isBlocked: obstacleTo(row.state, to, { papers, holdsPassports }) !== undefined,
    })),
  };
}

/** How many cases have papers that nobody has looked at. */
export async function countToCheck(db: ReadDatabase): Promise<number> {
  const [counted] = await db
    .select({ cases: countDistinct(visaCasePapers.caseId) })
    .from(visaCasePapers)
    .where(eq(visaCasePapers.state, 'received'));
  return counted?.cases ?? 0;
}

/** A case as somebody of the staff gets it: the customer's links only with the right to write what they open. */
export const caseFor = ({ permissions }: Pick<Actor, 'permissions'>, found: OfficeCase): OfficeCase => {
  const order = { ...found.order, token: permissions.has('orders.write') ? found.order.token : null };
  return permissions.has('visa-cases.write')
    ? { ...found, order }
    : {
        ...found,
        order,
        token: null,
        applicants: found.applicants.map((applicant) => ({
          ...applicant,
          passport: applicant.passport && {
            ...applicant.passport,
            slip: { ...applicant.passport.slip, path: '' },
          },
        })),
      };
};
