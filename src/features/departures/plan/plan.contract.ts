import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { key } from '#platform/text.contract.ts';
import { market, officeDeparture } from '../departures.contract.ts';

/** The tabs of the office's list of departures. */
export const planTabs = ['coming', 'decide', 'full', 'closed', 'gone', 'cancelled'] as const;
export type PlanTab = (typeof planTabs)[number];

/** The orders of the plan; with a leading minus downwards. */
export const planSorts = ['departs', '-departs', 'package', '-package', 'left', '-left'] as const;
export type PlanSort = (typeof planSorts)[number];

/** The most departures on a page of the plan. */
export const maxListed = 500;

/** The parameters of the plan. */
export const planQuery = z.object({
  q: searched(80).optional().meta({ description: 'Words of a package, in either language.' }),
  sort: z
    .enum(planSorts)
    .optional()
    .meta({ description: 'By day without it: those that have left downwards.' }),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxListed).default(maxListed),
  /** The id of a package. */
  package: z.uuid().optional(),
  market: market.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  tab: z.enum(planTabs).optional(),
});

/** The departures created by a repeat, soonest first. */
export const repeatedDepartures = z.object({ items: z.array(officeDeparture) });

/** A page of the plan, and the packages that can be planned. */
export const planPage = z.object({
  today: calendarDate,
  items: z.array(officeDeparture),
  /** How many match, on all pages. */
  total: z.int(),
  /** The number of departures in each tab. */
  counts: z.record(z.enum(planTabs), z.int()),
  /** The months in which departures of this package and market leave, `YYYY-MM`, in order. */
  months: z.array(z.string()),
  packages: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.object({ en: z.string().nullable(), bn: z.string().nullable() }),
      market,
      live: z.boolean(),
      bands: z.array(key),
    }),
  ),
});
export type PlanPage = z.infer<typeof planPage>;
