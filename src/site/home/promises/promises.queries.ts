import type { Holiday } from '#features/site-settings/site-settings.contract.ts';
import { applyBy, countForward, isClosed, isWeekend } from '#features/visas/apply-by/apply-by.rules.ts';
import {
  applicantProfiles,
  checklist,
  papersOfKind,
  requiredPapers,
} from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { termsOf } from '#features/visas/visa-guide/visa-guide.rules.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { type FoundVisa, findPapers, findVisa } from '#features/visas/visas.queries.ts';
import { type FeePart, feeShares, totalFee } from '#features/visas/visas.rules.ts';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { paperForm } from './paper-form.ts';

/** A kind of day in the calendar: papers, flight, day off or working day. */
export interface CalendarDay {
  readonly date: CalendarDate;
  readonly kind: 'by' | 'fly' | 'off' | 'open';
}

/** The section's example data, from one real visa guide. */
export interface Promises {
  readonly slug: string;
  readonly country: string;
  /** Poisha. */
  readonly total: number;
  readonly fees: readonly {
    readonly part: FeePart;
    readonly poisha: number;
    /** Per cent of the bar. */
    readonly from: number;
    readonly width: number;
  }[];
  readonly checklist: {
    readonly slug: string;
    /** The checklist's country and profile. */
    readonly title: string;
    /** Each with its form in short. */
    readonly papers: readonly { readonly name: string; readonly form: string }[];
  };
  readonly calendar: {
    readonly papersBy: CalendarDate;
    readonly fly: CalendarDate;
    readonly days: readonly CalendarDay[];
    /** 0 Sunday to 6 Saturday: the column of the first day. */
    readonly firstColumn: number;
    /** Seven dates from a Sunday on, for the column names. */
    readonly week: readonly CalendarDate[];
    /** Skipped days that aren't weekends, by name; without a name only the embassy is closed. */
    readonly closed: ReadonlyArray<{
      readonly name: string | undefined;
      readonly dates: readonly CalendarDate[];
    }>;
  };
}

const maxPapers = 4;
/** The example starts in a few days, so that it stays valid until the page is rendered again. */
const startsIn = 4;

function calendarOf(
  { facts }: FoundVisa,
  holidays: readonly Holiday[],
  today: CalendarDate,
  language: Language,
) {
  const [kind] = facts.kinds;
  const terms = termsOf(kind ?? { workingDays: { min: 0, max: 0 } }, facts, holidays);
  const { fly } = countForward(addDays(today, startsIn), terms.embassy.max, terms);
  const answer = applyBy(fly, today, terms);
  const plan = answer.state === 'past' ? answer.earliest : answer.plan;
  const days: CalendarDay[] = [];
  for (let date = plan.papersBy; date <= fly; date = addDays(date, 1)) {
    const isOff = isClosed(date, terms);
    const special = date === plan.papersBy ? 'by' : date === fly ? 'fly' : undefined;
    days.push({ date, kind: special ?? (isOff ? 'off' : 'open') });
  }
  const closed = new Map<string | undefined, CalendarDate[]>();
  for (const { date, kind: look } of days) {
    if (look === 'off' && !isWeekend(date)) {
      const name = holidays.find((each) => each.date === date)?.names[language];
      closed.set(name, [...(closed.get(name) ?? []), date]);
    }
  }
  const firstColumn = weekday(plan.papersBy);
  const week = Array.from({ length: 7 }, (_, day) => addDays(plan.papersBy, day - firstColumn));
  return {
    papersBy: plan.papersBy,
    fly,
    days,
    firstColumn,
    week,
    closed: [...closed].map(([name, dates]) => ({ name, dates })),
  };
}

/** The first papers of a guide's checklist, for its first profile. */
async function papersOf(db: ReadDatabase, { slug, facts, texts, language }: FoundVisa) {
  const profile = applicantProfiles(facts)[0];
  if (profile === undefined) {
    return undefined;
  }
  const library = await findPapers(db, requiredPapers(facts));
  const papers = papersOfKind(
    checklist({ facts, texts, library, language }, profile),
    facts.kinds[0]?.key ?? '',
  )
    .flatMap((group) => group.papers.slice(0, 2))
    .slice(0, maxPapers);
  return {
    slug,
    title: m.home_paper_list({ country: texts.title, profile: profileName[profile]() }),
    papers: papers.map(({ name, shape }) => ({ name, form: paperForm(shape, language) })),
  };
}

/** Fee and calendar of the first guide with a three-part fee and embassy days; the checklist of the first with physical papers. */
export async function findPromises(
  db: ReadDatabase,
  language: Language,
  slugs: readonly string[],
  holidays: readonly Holiday[],
  today: CalendarDate,
): Promise<Promises | undefined> {
  const guides: FoundVisa[] = [];
  for (const slug of slugs) {
    const visa = await findVisa(db, language, slug);
    if (visa?.facts.kinds[0] && visa.facts.kinds[0].workingDays.max > 0) {
      guides.push(visa);
    }
  }
  const priced = guides.find(({ facts: { kinds } }) =>
    kinds.slice(0, 1).every((kind) => feeShares(kind).every(({ fee }) => fee.poisha > 0)),
  );
  const listed = guides.find(({ facts }) => facts.kinds[0]?.form === 'sticker') ?? priced;
  const kind = priced?.facts.kinds[0];
  const checklistView = listed && (await papersOf(db, listed));
  if (!priced || !kind || !checklistView) {
    return undefined;
  }
  return {
    slug: priced.slug,
    country: priced.texts.title,
    total: totalFee(kind),
    fees: feeShares(kind).map(({ part, fee, from, width }) => ({ part, poisha: fee.poisha, from, width })),
    checklist: checklistView,
    calendar: calendarOf(priced, holidays, today, language),
  };
}
