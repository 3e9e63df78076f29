import { type Market, markets } from '#features/departures/departures.contract.ts';
import type { Overview } from '#features/overview/overview.contract.ts';

export type NeedName =
  | 'enquiries-new'
  | 'enquiries-overdue'
  | 'enquiries-in-review'
  | 'visas'
  | 'visa-cases'
  | 'fares'
  | 'refunds'
  | 'to-decide'
  | 'visa-drafts'
  | `${Market}-drafts`
  | 'post-drafts'
  | 'failed-plans'
  | `no-departures-${Market}`
  | 'registration-lapses'
  | 'registration-lapsed'
  | 'mail'
  | 'tasks';

export interface Need {
  readonly name: NeedName;
  readonly number: number;
  /** The page to handle it; none while there is no such page. */
  readonly to?: string;
  /** Overdue: the only thing on the screen that is red. */
  readonly late?: boolean;
}

/**
 * What needs attention, the most urgent first; zero counts are left out.
 * @param mayOpen whether the user may open the page of a path.
 */
export function needsOf(overview: Overview, mayOpen: (path: string) => boolean): readonly Need[] {
  const { enquiries, documents, visasToCheck, departures, packages, visaCases, fares, mail } = overview;
  const { outbox, registration, orders } = overview;
  const daysLeft = registration?.daysLeft;
  const all: readonly Need[] = [
    {
      name: 'enquiries-overdue',
      number: enquiries?.overdue ?? 0,
      to: '/dashboard/enquiries?due=overdue',
      late: true,
    },
    { name: 'enquiries-new', number: enquiries?.new ?? 0, to: '/dashboard/enquiries?tab=new' },
    {
      name: 'enquiries-in-review',
      number: enquiries?.inReview ?? 0,
      to: '/dashboard/enquiries?tab=in-review',
    },
    {
      name: 'failed-plans',
      number: overview.scheduled.filter(({ failure }) => failure !== null).length,
      late: true,
    },
    {
      name: 'registration-lapsed',
      number: daysLeft === undefined ? 0 : Math.max(0, -daysLeft),
      to: '/dashboard/settings',
      late: true,
    },
    {
      name: 'registration-lapses',
      // The last day counts as one.
      number: daysLeft === undefined ? 0 : Math.max(0, daysLeft + 1),
      to: '/dashboard/settings',
    },
    { name: 'mail', number: mail?.dead ?? 0, to: '/dashboard/mail?state=dead', late: true },
    { name: 'tasks', number: outbox?.dead ?? 0, to: '/dashboard/mail', late: true },
    { name: 'visa-cases', number: visaCases?.toCheck ?? 0, to: '/dashboard/visacases' },
    { name: 'fares', number: fares?.toTicket ?? 0, to: '/dashboard/fares?tab=accepted' },
    { name: 'refunds', number: orders?.toGiveBack ?? 0, to: '/dashboard/orders?due=refund' },
    {
      name: 'to-decide',
      number: departures?.toDecide ?? 0,
      to: '/dashboard/departures?view=list&tab=decide',
    },
    { name: 'visas', number: visasToCheck?.total ?? 0, to: '/dashboard/managevisa' },
    ...markets.map((market) => ({
      name: `no-departures-${market}` as const,
      number: packages[market].withoutDeparture ?? 0,
      to: `/dashboard/manage${market}?state=published`,
    })),
    { name: 'visa-drafts', number: documents?.visa.drafts ?? 0, to: '/dashboard/managevisa?state=draft' },
    ...markets.map((market) => ({
      name: `${market}-drafts` as const,
      number: packages[market].drafts ?? 0,
      to: `/dashboard/manage${market}?state=draft`,
    })),
    { name: 'post-drafts', number: documents?.post.drafts ?? 0, to: '/dashboard/manageblog?state=draft' },
  ];
  return all
    .filter(({ number }) => number > 0)
    .map(({ to, ...need }) => (to !== undefined && mayOpen(to.replace(/\?.*/, '')) ? { ...need, to } : need));
}
