import type { Started } from '#dashboard/form/path.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { VisaFacts, VisaKind, VisaTexts } from '../visas.contract.ts';

/** An empty kind of visa. */
export const freshKind = (key: string): Started<VisaKind> => ({
  key,
  form: 'sticker',
  purpose: 'tourism',
  entries: 'single',
  stayDays: 30,
  workingDays: { min: 5, max: 10 },
  fees: { embassy: {}, centre: { poisha: 0 }, service: {} },
});

/** A new guide with the papers that nearly every embassy asks for. */
export const startFacts = (today: CalendarDate): Started<VisaFacts> => ({
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

export const startTexts = (): Started<VisaTexts> => ({
  kinds: {},
  fees: {},
  details: {},
  ownPapers: {},
  steps: [],
  goodToKnow: [],
  faq: [],
});
