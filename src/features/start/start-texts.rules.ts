import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { StartFacts } from './facts.rules.ts';
import type { LackName } from './lacks.rules.ts';
import { type LiveState, lackOfCheck } from './live.rules.ts';
import type { LiveCheck } from './start.contract.ts';

type Words = (facts: StartFacts, language: Language) => string;
type Plain = (inputs: Record<string, never>, options: { locale: Language }) => string;

const plain =
  (message: Plain): Words =>
  (_, locale) =>
    message({}, { locale });

const samplesLeft: Words = ({ samples }, locale) =>
  m.office_start_lack_samples({ count: samples, number: count(samples, locale) }, { locale });

const lacks: Readonly<Record<LackName, Words>> = {
  'name-sample': plain(m.office_start_lack_name),
  'wordmark-sample': plain(m.office_start_lack_wordmark),
  'phone-sample': plain(m.office_start_lack_phone),
  'whatsapp-sample': plain(m.office_start_lack_whatsapp),
  'email-sample': plain(m.office_start_lack_email),
  'address-sample': plain(m.office_start_lack_address),
  'licence-none': plain(m.office_start_lack_licence),
  'licence-sample': plain(m.office_start_lack_licence_sample),
  'licence-day-none': plain(m.office_start_lack_licence_day),
  'licence-lapsed': ({ settings }, locale) => {
    const until = settings.papers?.registeredUntil ?? '';
    const day = until === '' ? '' : longDate(until, locale);
    return m.office_start_lack_licence_lapsed({ day }, { locale });
  },
  'licences-sample': plain(m.office_start_lack_licences),
  'sells-unsaid': plain(m.office_start_lack_sells),
  'sells-none': plain(m.office_start_lack_sells_none),
  'samples-left': samplesLeft,
  'accounts-none': plain(m.office_start_lack_accounts),
  'accounts-sample': plain(m.office_start_lack_accounts_sample),
  'opening-none': plain(m.office_start_lack_opening),
  'terms-unseen': plain(m.office_start_lack_terms),
  alone: plain(m.office_start_lack_alone),
  'mail-none': plain(m.office_start_lack_mail),
  'sms-none': plain(m.office_start_lack_sms),
  'whatsapp-none': plain(m.office_start_lack_whatsapp_none),
  'gateways-none': plain(m.office_start_lack_gateways),
  'data-unsaid': plain(m.office_start_lack_data),
  'live-https': plain(m.office_start_bad_https),
  'live-samples': samplesLeft,
  'live-legal': plain(m.office_start_bad_legal),
  'live-phone': plain(m.office_start_lack_phone),
  'live-licence': plain(m.office_start_bad_licence),
  'live-money': plain(m.office_start_lack_opening),
  'live-paying': plain(m.office_start_bad_paying),
  'live-sale': plain(m.office_start_bad_sale),
};

/** The sentence of what lacks. */
export const lackText = (name: LackName, facts: StartFacts, language: Language): string =>
  lacks[name](facts, language);

const nothing: Words = () => '';

const backedUp: Words = (facts, locale) =>
  facts.backedUp === undefined
    ? m.office_start_check_backups_never({}, { locale })
    : m.office_start_check_backups_last({ day: longDate(dhakaDate(facts.backedUp), locale) }, { locale });

const hostOf = (siteUrl: string) => new URL(siteUrl).hostname;

/** What is said of a check that isn't bad; those that are say what lacks. */
const checks: Readonly<Record<LiveCheck, Words>> = {
  https: ({ siteUrl }) => hostOf(siteUrl),
  samples: nothing,
  legal: nothing,
  phone: ({ settings }) => settings.agency.phone,
  licence: ({ settings }, locale) => {
    const until = settings.papers?.registeredUntil ?? '';
    return until === '' ? '' : m.office_start_check_licence({ day: longDate(until, locale) }, { locale });
  },
  money: nothing,
  paying: nothing,
  sale: ({ published: { domestic, international, visas } }, locale) =>
    m.office_start_check_sale(
      { packages: count(domestic + international, locale), guides: count(visas, locale) },
      { locale },
    ),
  backups: backedUp,
  'mail-signed': plain(m.office_start_check_mail_signed),
  'second-person': ({ colleaguesSeen }, locale) =>
    colleaguesSeen === 0
      ? m.office_start_check_alone({}, { locale })
      : m.office_start_check_second(
          { count: colleaguesSeen, number: count(colleaguesSeen, locale) },
          { locale },
        ),
  twice: plain(m.office_start_check_twice),
};

/** What the list says of a check; empty where its name says all. */
export function checkText(check: LiveCheck, state: LiveState, facts: StartFacts, language: Language): string {
  const lack = state === 'bad' ? lackOfCheck[check] : undefined;
  return lack === undefined ? checks[check](facts, language) : lackText(lack, facts, language);
}
