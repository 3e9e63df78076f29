import type { Holiday } from '#features/site-settings/site-settings.contract.ts';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { dateInGenitive, fullDate, shortDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import {
  type ApplyBy,
  type ApplyByTerms,
  applyBy,
  countForward,
  type Plan,
} from '../apply-by/apply-by.rules.ts';
import { applicantProfiles, type ChecklistGroup, checklist } from '../visa-checklist/visa-checklist.rules.ts';
import type { Paper, Profile, VisaFacts, VisaKind, VisaTexts } from '../visas.contract.ts';
import { feeShares, isCheckedLongAgo, placeOf, spokenLength, totalFee } from '../visas.rules.ts';

/** The dates of a plan, formatted. */
export interface PlanView {
  readonly papersBy: string;
  readonly handedIn: string;
  readonly visaBy: string;
  readonly fly: string;
  /** Days from today until the papers are due; negative when that has passed. */
  readonly daysLeft: number;
  /** Skipped days; without a name only the embassy is closed. */
  readonly leftOut: ReadonlyArray<{ readonly date: string; readonly name?: string }>;
}

/** The plan for a flight, or, before one is chosen, for papers received today. */
export type ApplyByView =
  | { readonly state: 'no-date'; readonly earliest: PlanView }
  | { readonly state: 'in-time'; readonly plan: PlanView }
  | { readonly state: 'tight' | 'too-late'; readonly plan: PlanView; readonly earliest: PlanView }
  | { readonly state: 'past'; readonly earliest: PlanView };

export interface KindView
  extends Pick<VisaKind, 'key' | 'form' | 'purpose' | 'entries' | 'stayDays' | 'workingDays'> {
  readonly name: string;
  readonly note?: string;
  readonly validity?: ReturnType<typeof spokenLength>;
  /** Poisha. */
  readonly total: number;
  readonly shares: ReturnType<typeof feeShares>;
  readonly applyBy: ApplyByView;
  readonly handedInAt: VisaFacts['handedInAt'];
}

export interface ProfileView {
  readonly profile: Profile;
  readonly groups: readonly ChecklistGroup[];
}

export interface GuideView extends Pick<VisaTexts, 'title' | 'summary' | 'steps' | 'goodToKnow' | 'faq'> {
  readonly preparation: VisaFacts['preparation'];
  readonly source?: string;
  readonly checkedOn: string;
  readonly checkedLongAgo: boolean;
  readonly feeReasons: VisaTexts['fees'];
  readonly kinds: readonly KindView[];
  readonly profiles: readonly ProfileView[];
  /** Set where the flight lies beyond the holidays that staff have entered. */
  readonly holidaysKnownTo?: string;
}

export interface GuideSource {
  readonly facts: VisaFacts;
  readonly texts: VisaTexts;
  readonly library: ReadonlyMap<string, Paper>;
  readonly holidays: readonly Holiday[];
  readonly language: Language;
  readonly today: CalendarDate;
  /** The chosen date of the flight. */
  readonly travel: CalendarDate | undefined;
}

/** A guide as its page shows it: in one language, with all dates computed and formatted. */
export function guideView(source: GuideSource): GuideView {
  const { facts, texts, language, today, travel, holidays } = source;
  const lastHoliday = holidays.at(-1)?.date;
  return {
    title: texts.title,
    summary: texts.summary,
    steps: texts.steps,
    goodToKnow: texts.goodToKnow,
    faq: texts.faq,
    preparation: facts.preparation,
    ...(facts.source === undefined ? {} : { source: facts.source }),
    checkedOn: fullDate(facts.checkedOn, language),
    checkedLongAgo: isCheckedLongAgo(facts.checkedOn, today),
    feeReasons: texts.fees,
    kinds: facts.kinds.map((kind) => kindView(kind, source)),
    profiles: applicantProfiles(facts).map((profile) => ({ profile, groups: checklist(source, profile) })),
    ...(travel !== undefined && lastHoliday !== undefined && travel > lastHoliday
      ? { holidaysKnownTo: dateInGenitive(fullDate(lastHoliday, language), language) }
      : {}),
  };
}

function kindView(kind: VisaKind, source: GuideSource): KindView {
  const words = source.texts.kinds[kind.key];
  return {
    key: kind.key,
    form: kind.form,
    purpose: kind.purpose,
    entries: kind.entries,
    workingDays: kind.workingDays,
    name: words?.name ?? kind.key.replaceAll('-', ' '),
    ...(words?.note === undefined ? {} : { note: words.note }),
    stayDays: kind.stayDays,
    ...(kind.validityDays === undefined ? {} : { validity: spokenLength(kind.validityDays) }),
    total: totalFee(kind),
    shares: feeShares(kind),
    applyBy: applyByView(kind, source),
    handedInAt: placeOf(kind, source.facts),
  };
}

/** The terms of one kind, for computing its plan. */
export function termsOf(
  kind: Pick<VisaKind, 'workingDays'>,
  facts: Pick<VisaFacts, 'preparation' | 'closedDays' | 'closedWeekdays'>,
  holidays: readonly Pick<Holiday, 'date'>[],
): ApplyByTerms {
  return {
    embassy: kind.workingDays,
    preparation: facts.preparation.workingDays,
    spare: facts.preparation.spareDays,
    holidays: new Set(holidays.map(({ date }) => date)),
    closedDays: new Set(facts.closedDays),
    closedWeekdays: new Set(facts.closedWeekdays),
  };
}

function applyByView(kind: VisaKind, source: GuideSource): ApplyByView {
  const { today, travel } = source;
  const terms = termsOf(kind, source.facts, source.holidays);
  if (travel === undefined) {
    return { state: 'no-date', earliest: planView(countForward(today, terms.embassy.max, terms), source) };
  }
  const answer: ApplyBy = applyBy(travel, today, terms);
  switch (answer.state) {
    case 'in-time':
      return { state: 'in-time', plan: planView(answer.plan, source) };
    case 'past':
      return { state: 'past', earliest: planView(answer.earliest, source) };
    default:
      return {
        state: answer.state,
        plan: planView(answer.plan, source),
        earliest: planView(answer.earliest, source),
      };
  }
}

function planView(plan: Plan, { holidays, language, today }: GuideSource): PlanView {
  const written = (date: CalendarDate) =>
    date.slice(0, 4) === today.slice(0, 4) ? shortDate(date, language) : fullDate(date, language);
  return {
    papersBy: written(plan.papersBy),
    handedIn: written(plan.handedIn),
    visaBy: written(plan.visaBy),
    fly: written(plan.fly),
    daysLeft: daysBetween(today, plan.papersBy),
    leftOut: plan.leftOut.map((date) => {
      const holiday = holidays.find((each) => each.date === date);
      return { date: written(date), ...(holiday === undefined ? {} : { name: holiday.names[language] }) };
    }),
  };
}

const longestDescription = 160;

/** A summary cut for search engines: whole sentences where one fits, else whole words. */
export function shortDescription(summary: string): string {
  if (summary.length <= longestDescription) {
    return summary;
  }
  const start = summary.slice(0, longestDescription);
  const [sentences] = /^.{60,}[.!?।](?=\s)/su.exec(start) ?? [];
  return sentences ?? `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
