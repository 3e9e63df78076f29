import { revisionOf } from '#features/orders/terms/terms.queries.ts';
import { findHolidays } from '#features/site-settings/site-settings.queries.ts';
import { applyBy, decisionBy } from '#features/visas/apply-by/apply-by.rules.ts';
import { requiredPapers } from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { termsOf } from '#features/visas/visa-guide/visa-guide.rules.ts';
import { findPapers, findVisa } from '#features/visas/visas.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';

/** A published guide in both languages, with the library's papers that it names; undefined when it isn't published. */
export async function findGuide(db: ReadDatabase, guide: string) {
  const [en, bn] = await Promise.all(languages.map((language) => findVisa(db, language, guide)));
  if (en === undefined || bn === undefined) {
    return undefined;
  }
  return {
    id: en.documentId,
    slug: en.slug,
    facts: en.facts,
    texts: { en: en.texts, bn: bn.texts },
    library: await findPapers(db, requiredPapers(en.facts)),
    revision: await revisionOf(db, en.documentId),
  };
}

export type Guide = NonNullable<Awaited<ReturnType<typeof findGuide>>>;

/** The terms of the kind of a case, by its guide as it is now; undefined without a guide. */
async function findTerms(db: ReadDatabase, { guideId, kind }: { guideId: string; kind: string }) {
  const guide = await findVisa(db, 'en', guideId);
  const found = guide?.facts.kinds.find(({ key }) => key === kind);
  return guide === undefined || found === undefined
    ? undefined
    : termsOf(
        found,
        guide.facts,
        (await findHolidays(db)).map((date) => ({ date })),
      );
}

/** The day by which the embassy should have decided on a case that it gets on a day; undefined without a guide. */
export async function findDecisionBy(
  db: ReadDatabase,
  of: { guideId: string; kind: string },
  submittedOn: CalendarDate,
): Promise<CalendarDate | undefined> {
  const terms = await findTerms(db, of);
  return terms && decisionBy(submittedOn, terms.embassy.max, terms);
}

/** The last day to have all papers for a journey, by the guide as it is now; undefined without a day or a guide. */
export async function findApplyBy(
  db: ReadDatabase,
  { guideId, kind, departsOn }: { guideId: string; kind: string; departsOn: CalendarDate | null },
  today: CalendarDate,
): Promise<CalendarDate | undefined> {
  const terms = departsOn === null ? undefined : await findTerms(db, { guideId, kind });
  if (terms === undefined || departsOn === null) {
    return undefined;
  }
  const answer = applyBy(departsOn, today, terms);
  return answer.state === 'past' ? undefined : answer.plan.papersBy;
}
