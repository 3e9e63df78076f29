import type { Plain } from '#dashboard/form/plain.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** An empty kind of visa. */
export const freshKind = (key: string): Plain => ({
  key,
  form: 'sticker',
  purpose: 'tourism',
  entries: 'single',
  stayDays: 30,
  workingDays: { min: 5, max: 10 },
  fees: { embassy: {}, centre: { poisha: 0 }, service: {} },
});

/** A new guide with the papers that nearly every embassy asks for. */
export const startFacts = (today: CalendarDate): Plain => ({
  kinds: [freshKind('tourist')],
  papers: {
    common: [{ paper: 'passport' }, { paper: 'photo-35x45' }, { paper: 'bank-statement' }],
    byProfile: { 'job-holder': [{ paper: 'noc' }], 'business-owner': [{ paper: 'trade-licence' }] },
  },
  ownPapers: [],
  preparation: { workingDays: 2, spareDays: 5 },
  closedDays: [],
  handedInAt: 'embassy',
  checkedOn: today,
});

export const startTexts = (): Plain => ({
  kinds: {},
  fees: {},
  details: {},
  ownPapers: {},
  steps: [],
  goodToKnow: [],
  faq: [],
});
