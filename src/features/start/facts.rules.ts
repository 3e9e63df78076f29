import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { StartService, StartStep } from './start.contract.ts';

/** What is really there, of all that the guided start asks for. */
export interface StartFacts {
  readonly settings: SiteSettings;
  readonly today: CalendarDate;
  readonly now: Date;
  readonly siteUrl: string;
  /** Numbers and addresses of the sample life. */
  readonly samples: number;
  readonly hasOpening: boolean;
  /** Files that came along from an earlier program. */
  readonly imports: number;
  /** Real colleagues besides the one who asks, and how many of them have been in the office. */
  readonly colleagues: number;
  readonly colleaguesSeen: number;
  /** Open invitations. */
  readonly invited: number;
  readonly services: ReadonlySet<StartService>;
  /** What the site has published. */
  readonly published: { readonly domestic: number; readonly international: number; readonly visas: number };
  readonly backedUp: Date | undefined;
  readonly done: ReadonlySet<StartStep>;
  readonly isAway: boolean;
}
