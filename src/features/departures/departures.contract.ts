import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { price } from '#platform/money/money.contract.ts';
import { key, line, slug } from '#platform/text.contract.ts';
import { meeting } from './meeting-point/meeting-point.contract.ts';

export const markets = ['domestic', 'international'] as const;
export const market = z.enum(markets);
export type Market = z.infer<typeof market>;

/** Prices per person, poisha. */
export const prices = z.strictObject({
  adult: price,
  childWithBed: price,
  childWithoutBed: price,
  infant: price,
  /** Single supplement: for one adult alone in a room. */
  singleSupplement: price,
});
export type Prices = z.infer<typeof prices>;

/** The states that staff set; "departed" follows from the date. */
export const storedStates = ['open', 'closed', 'cancelled'] as const;
export type StoredState = (typeof storedStates)[number];
export const departureStates = [...storedStates, 'departed'] as const;
export type DepartureState = (typeof departureStates)[number];

/** Whether a departure runs, once that is decided. */
export const decisions = ['go', 'no-go'] as const;
export type Decision = (typeof decisions)[number];

/** The public holiday or festival of a departure, by language; empty for none. */
export const departureNote = z.strictObject({ en: line(60).optional(), bn: line(60).optional() });
export type DepartureNote = z.infer<typeof departureNote>;

/** The plan of a departure. Days are calendar dates in Asia/Dhaka. */
const plan = z.strictObject({
  departsOn: calendarDate,
  returnsOn: calendarDate,
  /** The last day on which a seat can be requested. */
  cutOff: calendarDate,
  seats: z.int().min(1).max(500),
  /** Seats that aren't for sale online, such as those sold by phone. */
  keptBack: z.int().min(0).max(500).default(0),
  band: key,
  note: departureNote.optional(),
  /** The fewest bookings with which it runs; absent: no minimum. */
  leastToRun: z.int().min(1).max(500).nullish(),
  /** The day on which staff decide whether it runs. */
  decidedOn: calendarDate.nullish(),
  /** Where and when it begins; null: as the package says it. What is absent stays. */
  meeting: meeting.nullish(),
  /** Where and when it starts back. */
  meetingBack: meeting.nullish(),
});
export type DeparturePlan = z.infer<typeof plan>;

const errorTexts = {
  returns: 'It cannot come back before it leaves.',
  cutOff: 'The last day to ask cannot be after it has left.',
  decided: 'It is decided before it leaves.',
  least: 'It has fewer seats than that.',
} as const;

/** Which days and numbers of a plan contradict each other, by the field that is to be mended. */
export function contradictionsOf(
  planned: Pick<DeparturePlan, 'departsOn' | 'returnsOn' | 'cutOff' | 'seats' | 'leastToRun' | 'decidedOn'>,
): { readonly path: keyof DeparturePlan; readonly problem: keyof typeof errorTexts }[] {
  const { departsOn, decidedOn, leastToRun } = planned;
  return [
    ...(planned.returnsOn < departsOn ? [{ path: 'returnsOn', problem: 'returns' } as const] : []),
    ...(planned.cutOff > departsOn ? [{ path: 'cutOff', problem: 'cutOff' } as const] : []),
    ...(decidedOn && decidedOn > departsOn ? [{ path: 'decidedOn', problem: 'decided' } as const] : []),
    ...(leastToRun && leastToRun > planned.seats ? [{ path: 'leastToRun', problem: 'least' } as const] : []),
  ];
}

function refuseContradictions(planned: DeparturePlan, context: z.RefinementCtx): void {
  for (const { path, problem } of contradictionsOf(planned)) {
    context.addIssue({ code: 'custom', path: [path], message: errorTexts[problem] });
  }
}

export const departurePlan = plan.superRefine(refuseContradictions);
/** A new departure of a package, by slug. */
export const newDeparture = plan.extend({ package: slug }).superRefine(refuseContradictions);

/** Another day of a departure. */
export const departureMove = plan.pick({ departsOn: true });

/** The most departures that one request creates. */
export const maxAtOnce = 200;

/** The same departure on other days: the first one's plan, moved to each. */
export const repeatRequest = plan
  .omit({ decidedOn: true })
  .extend({ package: slug, dates: z.array(calendarDate).min(1).max(maxAtOnce) })
  .superRefine(refuseContradictions);

/** The public data of a departure. */
export const publicDeparture = z.object({
  id: z.uuid(),
  departsOn: calendarDate,
  returnsOn: calendarDate,
  cutOff: calendarDate,
  state: z.enum(departureStates),
  /** Seats left. */
  left: z.int().min(0),
  band: key,
  /** Poisha per person. */
  prices,
});
export type PublicDeparture = z.infer<typeof publicDeparture>;
export const publicDepartures = z.object({ items: z.array(publicDeparture) });

/** The office's data of a departure. */
export const officeDeparture = publicDeparture.extend({
  key,
  package: z.object({
    id: z.uuid(),
    slug: z.string(),
    title: z.object({ en: z.string().nullable(), bn: z.string().nullable() }),
    market,
  }),
  seats: z.int(),
  keptBack: z.int(),
  held: z.int(),
  booked: z.int(),
  note: departureNote,
  leastToRun: z.int().nullable(),
  decidedOn: calendarDate.nullable(),
  decision: z.enum(decisions).nullable(),
  meeting: meeting.nullable(),
  meetingBack: meeting.nullable(),
  version: z.int(),
});
export type OfficeDeparture = z.infer<typeof officeDeparture>;

/** What an address of one departure refuses. */
export const goneDeparture = { 404: 'There is no such departure.' };
