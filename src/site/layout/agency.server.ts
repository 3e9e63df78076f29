import { visibleLicences } from '#features/site-settings/licences.rules.ts';
import { findLogo, listPaymentMarks } from '#features/site-settings/look/look.queries.ts';
import { noticesOn } from '#features/site-settings/notices/notices.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { digits } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { Language } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { lookPath } from '../look/look.rules.ts';
import { findMenu } from './menu.queries.ts';

/** The agency's data for every page, in one language. */
export const readAgency = ({
  db,
  language,
  siteUrl,
  today,
}: Pick<PageContext, 'db' | 'language' | 'siteUrl' | 'today'>) =>
  findAgencyView(db, language, siteUrl, today);

const findAgencyView = readOnce(async (db, language: Language, siteUrl: string, today: CalendarDate) => {
  const { agency, look, paymentMarks, licences, papers, sells, office, social, notices } =
    await findAgency(db);
  return {
    siteUrl,
    year: today.slice(0, 4),
    name: agency.name[language],
    lookSheet: look && lookPath(look),
    logo: await findLogo(db, look),
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
    paymentMarks: await listPaymentMarks(db, paymentMarks, language),
    licences: visibleLicences(licences, language, papers?.registeredUntil),
    menu: await findMenu(db, sells),
    notices: noticesOn(notices, today, language),
    // On the server, so that pages don't load it in both languages.
    offline: m.site_offline({}, { locale: language }),
  };
});
