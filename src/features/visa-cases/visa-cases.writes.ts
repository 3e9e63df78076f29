import { and, eq, gte, or, sql } from 'drizzle-orm';
import { recordBuyer } from '#features/customers/record/record.writes.ts';
import { beginStage } from '#features/orders/lifecycle/stages.writes.ts';
import { newReference, type OrderRow } from '#features/orders/orders.writes.ts';
import { quoteTerms } from '#features/orders/sale.writes.ts';
import { findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { count } from '#platform/format/numbers.ts';
import { lettersAreTooMany } from '#platform/mail/requested-letters.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { queueCaseLetter } from './letters/letters.writes.ts';
import { findApplyBy, findGuide, type Guide } from './requirements/requirements.queries.ts';
import { requirementsOf } from './requirements/requirements.rules.ts';
import type { CaseMade, NewCase } from './visa-cases.contract.ts';
import { casesAreTooMany } from './visa-cases.rules.ts';
import { visaApplicants, visaCaseEvents, visaCasePapers, visaCases } from './visa-cases.table.ts';

export type CaseRow = typeof visaCases.$inferSelect;

const missing = () => new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');

/** A case by its id, or by the token of its link; locked until the transaction ends. @throws Failure not-found. */
export async function lockCase(
  { tx }: Pick<CommandContext, 'tx'>,
  which: { readonly id: string } | { readonly token: string },
): Promise<CaseRow> {
  const where = 'id' in which ? eq(visaCases.id, which.id) : sealedIs(visaCases.token, which.token);
  const [row] = await tx.select().from(visaCases).where(where).for('update');
  if (!row || row.removedAt !== null) {
    throw missing();
  }
  return row;
}

/** Changes a case, with an event in its history and a log entry. */
export async function changeCase(
  context: Pick<CommandContext, 'tx' | 'now' | 'actor' | 'log'>,
  row: CaseRow,
  changed: Partial<
    Pick<
      CaseRow,
      | ('state' | 'revision' | 'asOf' | 'endedAt' | 'purgedAt')
      | ('owner' | 'decisionOn' | 'fileNumber' | 'names')
      | ('appointmentOn' | 'appointmentAt' | 'appointmentPlace')
      | ('name' | 'phone' | 'otherPhones' | 'email')
    >
  >,
  happened: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<CaseRow> {
  const { tx, now, actor } = context;
  const [after] = await tx
    .update(visaCases)
    .set({ ...changed, version: sql`${visaCases.version} + 1`, updatedAt: now })
    .where(eq(visaCases.id, row.id))
    .returning();
  await tx.insert(visaCaseEvents).values({ caseId: row.id, at: now, actor: actor.id, happened, detail });
  context.log({ subjectKind: 'visa-case', subjectId: row.id, difference: { happened, ...detail } });
  return after ?? row;
}

/** Cases that one visitor and one contact have begun within a day. */
async function countCases({ tx, now }: CommandContext, from: { visitor: string; phone: string }) {
  // Cases of one contact follow one another, or many that are sent at once would not see each other.
  await lockName(tx, `visa cases of ${from.phone}`);
  const { visitor, phone, createdAt } = visaCases;
  const [counted] = await tx
    .select({
      ofVisitor: sql<number>`(count(*) FILTER (WHERE ${visitor} = ${from.visitor}))::int`,
      ofContact: sql<number>`(count(*) FILTER (WHERE ${phone} = ${from.phone}))::int`,
    })
    .from(visaCases)
    .where(
      and(
        gte(createdAt, new Date(now.getTime() - 86_400_000)),
        or(eq(visitor, from.visitor), eq(phone, from.phone)),
      ),
    );
  return { ofVisitor: 0, ofContact: 0, ...counted };
}

const unoffered = (path: string, message: string) =>
  new Failure('invalid', 'visa-cases.guide', message, [{ path, message }]);

/** @throws Failure invalid `visa-cases.guide` for what the guide doesn't offer. */
function refuseUnoffered(guide: Guide, { kind, applicants }: Pick<NewCase, 'kind' | 'applicants'>): void {
  if (guide.facts.kinds.every(({ key }) => key !== kind)) {
    throw unoffered('kind', 'The guide has no such kind of visa.');
  }
  const strange = applicants.findIndex(({ profile }) => guide.facts.papers.byProfile[profile] === undefined);
  if (strange >= 0) {
    throw unoffered(`applicants.${strange}.profile`, 'With this guide nobody of this profile can apply.');
  }
}

const titleOf = ({ texts }: Guide, kind: string) => ({
  en: { country: texts.en.title, kind: texts.en.kinds[kind]?.name ?? kind.replaceAll('-', ' ') },
  bn: { country: texts.bn.title, kind: texts.bn.kinds[kind]?.name ?? kind.replaceAll('-', ' ') },
});

/** Stores the applicants of a new case, each with the checklist that the guide has for them today. */
async function insertApplicants(
  { tx, now }: CommandContext,
  caseId: string,
  { guide, kind, applicants }: { guide: Guide } & Pick<NewCase, 'kind' | 'applicants'>,
): Promise<void> {
  for (const [position, { name, profile }] of applicants.entries()) {
    const applicantId = crypto.randomUUID();
    await tx.insert(visaApplicants).values({ id: applicantId, caseId, position, name, profile });
    const required = requirementsOf(guide, kind, profile);
    if (required.length > 0) {
      await tx.insert(visaCasePapers).values(
        required.map((requirement, place) => ({
          id: crypto.randomUUID(),
          caseId,
          applicantId,
          position: place,
          key: requirement.key,
          requirement,
          state: 'wanted' as const,
          changedAt: now,
        })),
      );
    }
  }
}

type CaseRequest = Omit<NewCase, 'key' | 'consent'>;

interface Payer {
  /** E.164. */
  readonly phone: string;
  readonly otherPhones: string[];
  readonly email: string | null;
}

interface Beginning {
  /** A hash of where it comes from. */
  readonly visitor: string;
  /** Whether one of too many within a day is refused. */
  readonly isLimited?: boolean;
  /** The order that it is paid by. */
  readonly orderOf: (guide: Guide, payer: Payer) => Promise<OrderRow>;
}

/** Quotes an order of its own for a new case. */
export async function quoteFor(
  context: CommandContext,
  guide: Guide,
  { language, contact: { name }, departsOn, kind, applicants }: CaseRequest,
  payer: Payer & { readonly enquiryId: string | null },
): Promise<OrderRow> {
  const sold = [{ visa: guide.id, kind, applicants: applicants.length }];
  const { row } = await quoteTerms(context, {
    language,
    name,
    ...payer,
    terms: { lines: [], travelsOn: departsOn, sold },
  });
  return row;
}

/** Begins a case: its applicants have the checklists of the guide today. @throws Failure invalid with the fields; too-many. */
export async function begin(
  context: CommandContext,
  request: CaseRequest,
  { visitor, isLimited = false, orderOf }: Beginning,
): Promise<CaseMade> {
  const { tx, now } = context;
  const { kind, applicants, contact, language, departsOn, returnsOn } = request;
  const phones = parsePhones(contact.phone, 'contact.phone');
  const guide = await findGuide(tx, request.guide);
  if (guide === undefined) {
    throw unoffered('guide', 'There is no such guide.');
  }
  refuseUnoffered(guide, request);
  const isTooMany = async () =>
    casesAreTooMany(await countCases(context, { visitor, phone: phones.phone })) ||
    (await lettersAreTooMany(context, contact.email));
  if (isLimited && (await isTooMany())) {
    throw new Failure('too-many', 'visa-cases.too-many', 'Many cases were begun today. Call us, please.');
  }
  const title = titleOf(guide, kind);
  const { filesKeptDays } = await findVisaCaseTerms(tx);
  const email = contact.email ?? null;
  const order = await orderOf(guide, { ...phones, email });
  const [row] = await tx
    .insert(visaCases)
    .values({
      id: crypto.randomUUID(),
      ...(await newReference(context)),
      state: 'collecting',
      guideId: guide.id,
      revision: guide.revision,
      asOf: dhakaDate(now),
      kind,
      title,
      language,
      name: contact.name,
      ...phones,
      email,
      departsOn,
      returnsOn,
      applyBy: await findApplyBy(
        tx,
        { guideId: guide.id, kind, departsOn: departsOn ?? null },
        dhakaDate(now),
      ),
      consent: m.visacase_consent(
        { count: filesKeptDays, days: count(filesKeptDays, language), country: title[language].country },
        { locale: language },
      ),
      filesKeptDays,
      consentedAt: now,
      orderId: order.id,
      visitor,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) {
    throw missing();
  }
  await recordBuyer(context, row, { ofEnquiry: order.enquiryId !== null });
  await beginStage(context, order.id, { guideId: guide.id, visaKind: kind });
  await insertApplicants(context, row.id, { guide, kind, applicants });
  const begun = { revision: guide.revision, applicants: applicants.length, order: order.reference };
  await tx
    .insert(visaCaseEvents)
    .values({ caseId: row.id, at: now, actor: context.actor.id, happened: 'begun', detail: begun });
  context.log({
    subjectKind: 'visa-case',
    subjectId: row.id,
    difference: { reference: row.reference, ...begun },
  });
  await queueCaseLetter(context, row, { kind: 'begun' });
  return { id: row.id, reference: row.reference, token: row.token };
}
