import { useSearchParams } from 'react-router';
import { inboxFilter } from '../matches/filter/filter.contract.ts';

export const moneyTabs = ['match', 'waiting', 'claims', 'arrivals', 'unread', 'matched'] as const;
export type MoneyTab = (typeof moneyTabs)[number];

/** Where the inbox is, from the address: so that reloading, going back and a link show the same. */
export function useMoneyAddress() {
  const [params, setParams] = useSearchParams();
  const typed = (name: string) => {
    const value = params.get(name);
    return value === null || value === '' ? {} : { [name]: value };
  };
  // What somebody wrote into the address and isn't right narrows nothing.
  const filter =
    inboxFilter.safeParse({ ...typed('q'), ...typed('method'), ...typed('day') }).data ??
    inboxFilter.safeParse(typed('q')).data ??
    {};
  const tab = moneyTabs.find((each) => each === params.get('tab')) ?? 'match';
  const change = (changed: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '' || (name === 'tab' && value === 'match')) {
            next.delete(name);
          } else {
            next.set(name, value);
          }
        }
        return next;
      },
      { replace: true },
    );
  return { tab, filter, change };
}
