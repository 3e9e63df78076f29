import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';

/** The groups of Home; `agenda.rules.ts` says which question each answers. */
export const agendaNames = [
  'approvals',
  'requested',
  'departures',
  'suspects',
  'time-limits',
  'tills',
  'claims',
  'arrivals',
  'bills-late',
  'old-clearing',
  'statement-lines',
  'give-backs',
  'case-papers',
  'new-enquiries',
  'answers',
  'guides',
  'publications',
  'without-departure',
  'traveller-reviews',
  'drafts',
  'start',
  'registration',
  'letters',
  'tasks',
  'cheques',
  'certificates',
  'passports',
  'overdue',
  'due-today',
  'due-this-week',
  'holds',
  'offers',
  'call-backs',
] as const;
export type AgendaName = (typeof agendaNames)[number];

/** Why a row is there now. The office has a sentence for each, of the fields beside it. */
export const agendaReasons = [
  'payment',
  'refund',
  'payment-undone',
  'refund-undone',
  'safe-counted',
  'movement',
  'to-decide',
  'to-ticket',
  'till-open',
  'till-short',
  'claimed',
  'arrived',
  'bill-due',
  'lies-in-clearing',
  'not-booked',
  'to-give-back',
  'papers-came',
  'came',
  'suspect',
  'to-call-back',
  'checked-long-ago',
  'publishes',
  'not-published',
  'no-departure',
  'review-came',
  'draft',
  'lapses',
  'lapsed',
  'in-hand',
  'deducted',
  'at-centre',
  'due',
  'due-at-once',
  'held',
  'offered',
  'budget-nearly',
  'budget-spent',
  'start-open',
] as const;
export type AgendaReason = (typeof agendaReasons)[number];

const agendaRow = z.object({
  id: z.string(),
  what: z
    .object({ en: z.string(), bn: z.string() })
    .meta({ description: 'A reference, a title, a number; empty where the name says it.' }),
  why: z.enum(agendaReasons),
  day: calendarDate.nullable(),
  at: z.iso.datetime().nullable(),
  number: z.int().nullable().meta({ description: 'Seats, papers, passports or days.' }),
  of: z.int().nullable().meta({ description: 'How many of the number are needed.' }),
  by: z.string().nullable().meta({ description: 'Who did it, or where it is.' }),
  sum: amount.nullable(),
  customer: z
    .object({ name: z.string(), phone: z.string().nullable() })
    .nullable()
    .meta({ description: 'The telephone number only where somebody is to be called.' }),
  urgency: z.enum(['late', 'soon']).nullable(),
  isOwn: z.boolean().meta({ description: 'One’s own entry: somebody else must decide it.' }),
  path: z.string().meta({ description: 'The page of the office.' }),
});
export type AgendaRow = z.infer<typeof agendaRow>;

const agendaGroup = z.object({
  name: z.enum(agendaNames),
  total: z.int(),
  sum: amount.nullable().meta({ description: 'Of all rows; null where they have none.' }),
  rows: z.array(agendaRow).meta({ description: 'The first five.' }),
  path: z.string().nullable().meta({ description: 'The page that lists all; null where none does.' }),
});
export type AgendaGroup = z.infer<typeof agendaGroup>;

/** What somebody must decide, do, fetch and call today. */
export const agenda = z
  .object({
    groups: z.array(agendaGroup),
    failed: z.array(z.enum(agendaNames)).meta({ description: 'Groups that could not be read.' }),
  })
  .meta({ id: 'Agenda' });
export type Agenda = z.infer<typeof agenda>;
