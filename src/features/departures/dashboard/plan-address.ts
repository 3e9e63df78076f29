import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { type CalendarDate, monthOf } from '#platform/calendar-date.ts';
import { type Market, markets } from '../departures.contract.ts';
import { type PlanTab, planTabs } from '../plan/plan.contract.ts';
import { daysOf, monthAfter } from './month.rules.ts';

const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What the address of the plan says; what it doesn't say, or says wrongly, is undefined. */
export interface PlanAddress {
  /** The id of a package. */
  readonly package: string | undefined;
  readonly market: Market | undefined;
  readonly tab: PlanTab | undefined;
  /** `YYYY-MM`. */
  readonly month: string | undefined;
  readonly isList: boolean;
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads what the address of the plan says. */
export function parseAddress(params: URLSearchParams): PlanAddress {
  const packageId = params.get('package') ?? '';
  const month = params.get('month') ?? '';
  return {
    package: isId.test(packageId) ? packageId : undefined,
    market: markets.find((each) => each === params.get('market')),
    tab: planTabs.find((each) => each === params.get('tab')),
    month: isMonth.test(month) ? month : undefined,
    isList: params.get('view') === 'list',
  };
}

/** The address of the plan, and a function that changes one part of it. Another filter starts on the first page. */
export function usePlanAddress() {
  const { query, set: setParts } = useAddressQuery();
  const set = (name: 'package' | 'market' | 'tab' | 'month' | 'view', value: string | null) =>
    setParts({ page: '', [name]: value ?? '' }, { preventScrollReset: true });
  return { address: parseAddress(query), set };
}

/**
 * The month that the calendar shows: the one of the address, or this one. In its last week it is the next one, whose first week shows
 * today too.
 */
export function visibleMonth({ month }: Pick<PlanAddress, 'month'>, today: CalendarDate): string {
  const next = monthAfter(monthOf(today), 1);
  return month ?? (daysOf(next).includes(today) ? next : monthOf(today));
}
