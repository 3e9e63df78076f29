import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import type { DemoCalendar } from './entry.ts';
import { about } from './settings/about.ts';
import { agency, home, licences, office, papers, receivingAccounts, social } from './settings/agency.ts';
import { holidays } from './settings/holidays.ts';
import { cookies, privacy, terms } from './settings/legal.ts';
import { routes } from './settings/routes.ts';

/**
 * The settings of the demo agency. Name, telephone, address and licences are samples.
 * @param hero the two posters of the home page, by their ids in the media library.
 * @param pictures those of other pages, also by their ids.
 */
export function settings(
  calendar: DemoCalendar,
  hero: SiteSettings['home']['hero'],
  pictures?: SiteSettings['pictures'],
): SiteSettings {
  return {
    agency,
    licences,
    papers,
    receivingAccounts,
    office,
    social,
    home: { ...home, hero },
    ...(pictures === undefined ? {} : { pictures }),
    routes,
    holidays,
    notices: [],
    faresCheckedOn: calendar.daysAgo(3),
    about,
    legal: { privacy, terms, cookies, updatedOn: calendar.daysAgo(20) },
  };
}
