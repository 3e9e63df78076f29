import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { inboxFilter } from '../matches/filter/filter.contract.ts';

export const moneyTabs = ['match', 'waiting', 'claims', 'arrivals', 'unread', 'matched'] as const;
export type MoneyTab = (typeof moneyTabs)[number];

/** Where the inbox is, from the address: so that reloading, going back and a link show the same. */
export function useMoneyAddress() {
  const { query, set } = useAddressQuery();
  const typed = (name: string) => {
    const value = query.get(name);
    return value === null || value === '' ? {} : { [name]: value };
  };
  // What somebody wrote into the address and isn't right narrows nothing.
  const filter =
    inboxFilter.safeParse({ ...typed('q'), ...typed('method'), ...typed('day') }).data ??
    inboxFilter.safeParse(typed('q')).data ??
    {};
  const tab = moneyTabs.find((each) => each === query.get('tab')) ?? 'match';
  const change = (changed: Readonly<Record<string, string>>) =>
    set({ ...changed, ...(changed.tab === 'match' ? { tab: '' } : {}) }, { replace: true });
  return { tab, filter, change };
}
