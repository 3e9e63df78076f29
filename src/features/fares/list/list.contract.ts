import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { fareStates } from '../fares.contract.ts';

/** What the desk still has to do, everything, and each state. */
export const fareTabs = ['waiting', 'all', ...fareStates] as const;
export type FareTab = (typeof fareTabs)[number];

export const faresQuery = z.object({
  tab: z.enum(fareTabs).default('waiting').meta({
    description:
      '`waiting`: new, being written, sent, accepted without all tickets, and cancelled with tickets.',
  }),
  q: searched(100).default('').meta({
    description: 'Reference, name, telephone, words of the journey, PNR or ticket number.',
  }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type FaresQuery = z.output<typeof faresQuery>;

const fareItem = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    route: z.string().meta({ example: 'DAC–JED–DAC' }),
    travelOn: calendarDate.nullable(),
    passengers: z.int(),
    state: z.enum(fareStates),
    /** Of the option that was accepted, else the last one of those that are offered; RFC 3339. */
    timeLimit: z.string().nullable(),
    isOver: z.boolean(),
    options: z.int(),
    /** Of the option that was accepted. */
    total: amount.nullable(),
    pnr: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'FareItem' });
export type FareItem = z.infer<typeof fareItem>;

export const farePage = z.object({
  items: z.array(fareItem),
  total: z.int(),
  /** Counts of the tabs under the search. */
  counts: z.record(z.enum(fareTabs), z.int()),
});
export type FarePage = z.infer<typeof farePage>;
