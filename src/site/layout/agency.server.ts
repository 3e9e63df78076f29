import { noticesOn } from '#features/site-settings/notices/notices.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';

/** Only what every page shows of the agency, in one language: it travels with every page. */
export async function readAgency({ db, language, siteUrl, today }: PageContext) {
  const { agency, office, social, notices } = await findAgency(db);
  return {
    siteUrl,
    year: today.slice(0, 4),
    name: agency.name[language],
    wordmark: agency.wordmark[language],
    wordmarkLine: agency.wordmarkLine[language],
    tagline: agency.tagline[language],
    description: agency.description[language],
    phone: agency.phone,
    whatsapp: agency.whatsapp,
    email: agency.email,
    street: office.street[language],
    area: `${office.area[language]}, ${office.city[language]} ${digits(office.postcode, language)}`,
    hoursLine: office.hoursLine[language],
    mapUrl: office.mapUrl,
    social,
    notices: noticesOn(notices, today, language),
    // Said by the server, not by a script that every page would load in both languages.
    offline: m.site_offline({}, { locale: language }),
  };
}
