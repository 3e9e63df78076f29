import { stateNames as departureStates } from '#features/departures/dashboard/departure-words.ts';
import {
  kindWords as enquiryKinds,
  stateWords as enquiryStates,
} from '#features/enquiries/dashboard/inbox-words.ts';
import { reviewReasonWords } from '#features/enquiries/summary/review-words.rules.ts';
import { roles } from '#features/identity/roles/roles.rules.ts';
import { methodNames } from '#features/payments/dashboard/payment-words.ts';
import { siteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import { isLanguage } from '#platform/language.ts';
import { isSum } from '#platform/money/money.contract.ts';
import { documentSchemas } from '../documents/document-schemas.ts';
import { fullMoment } from '../documents/moment.tsx';
import { pathWords } from '../form/path-words.ts';
import { schemaAt } from '../form/schema-at.ts';
import { languageName, officeLanguage } from '../language.ts';
import { stateWords as mailStates } from '../mail/mail-words.ts';
import { roleName } from '../permission-check.ts';
import { type Difference, pathParts } from './difference.rules.ts';

/** Names of frequent fields; others keep their names in the data. */
const fields: Readonly<Record<string, () => string>> = {
  agency: m.office_set_agency,
  wordmark: m.office_set_wordmark,
  tagline: m.office_set_tagline,
  description: m.office_set_description,
  phone: m.office_set_phone,
  licences: m.office_set_licences,
  'travel agency': m.site_licence_travel_agency,
  atab: m.site_licence_atab,
  iata: m.site_licence_iata,
  hajj: m.site_licence_hajj,
  umrah: m.site_licence_umrah,
  'registered until': m.office_set_registered_until,
  bin: m.office_set_bin,
  vat: m.office_set_vat,
  sales: m.office_set_sales,
  'deposit percent': m.office_set_deposit,
  'rest days before': m.office_set_rest_days,
  'quote days': m.office_set_quote_days,
  'approval from': m.office_set_approval_from,
  'refund days': m.office_set_refund_days,
  ladder: m.office_set_ladder,
  'days before': m.office_set_ladder_days,
  'keep percent': m.office_set_ladder_keep,
  'receiving accounts': m.office_set_receiving,
  wallets: m.office_set_wallet,
  banks: m.office_set_bank_account,
  bank: m.office_set_bank,
  branch: m.office_set_branch,
  holder: m.office_set_holder,
  routing: m.office_set_routing,
  number: m.office_set_number,
  social: m.office_set_social,
  office: m.office_set_office,
  street: m.office_set_street,
  area: m.office_set_area,
  city: m.office_set_city,
  postcode: m.office_set_postcode,
  hours: m.office_set_hours,
  'hours line': m.office_set_hours_line,
  holidays: m.office_set_holidays,
  date: m.office_set_date,
  notices: m.office_set_notices,
  home: m.office_set_home,
  'departs on': m.office_dep_leaves,
  'returns on': m.office_dep_returns,
  'cut off': m.office_dep_cutoff,
  seats: m.office_dep_seats,
  'kept back': m.office_dep_keptback,
  band: m.office_dep_band,
  'least to run': m.office_dep_least,
  'decided on': m.office_dep_decided,
  note: m.office_dep_note,
  package: m.office_dep_package,
  role: m.office_role,
  email: m.identity_email,
  name: m.office_column_name,
  'publish at': m.office_field_publish_at,
  language: m.office_filter_language,
  published: m.office_field_version,
  restored: m.office_field_version,
  scheduled: m.office_field_version,
  'preview of': m.office_field_version,
  unpublished: m.office_filter_language,
  unscheduled: m.office_filter_language,
  'not published': m.office_filter_language,
  from: m.office_set_notice_from,
  until: m.office_set_notice_until,
  link: m.office_set_notice_link,
  kind: m.inbox_kind,
  references: m.office_field_joined,
  into: m.inbox_column_reference,
  'review reasons': m.office_field_in_review,
  // The name in older entries.
  held: m.office_field_in_review,
  'held for': m.office_field_in_review,
  assigned: m.inbox_owner,
  'state changed': m.inbox_tabs,
  replied: m.inbox_tabs,
  state: m.inbox_tabs,
  'due set': m.inbox_due,
  verified: m.identity_email,
  created: m.office_column_user,
  deleted: m.office_column_name,
  linked: m.office_field_way,
  unlinked: m.office_field_way,
  'signed up': m.office_field_way,
  'signed in': m.office_field_way,
  count: m.office_field_number,
  lines: m.office_field_number,
  destinations: m.office_field_number,
  markets: m.office_theme_markets,
  alt: m.office_field_alt,
  focus: m.writing_media_focus,
  crop: m.writing_media_crop,
  amount: m.office_order_sum,
  total: m.office_order_total,
  spent: m.office_order_spent_sum,
  keep: m.office_order_kept,
  back: m.office_order_goes_back,
  method: m.office_order_method,
  reason: m.office_order_reason,
  because: m.office_order_reason,
  dismissed: m.office_order_reason,
  day: m.office_set_date,
  float: m.office_till_float,
  expected: m.office_till_expected,
  counted: m.office_till_counted,
  difference: m.office_till_difference,
};

/** Fields of orders, payments and tills that hold poisha. */
const sums = new Set([
  ...['amount', 'total', 'spent', 'keep', 'back'],
  ...['float', 'expected', 'counted', 'difference'],
]);

const ways = { password: m.identity_password, 'google.com': m.account_google };

/** Texts for enumerated values, by field. */
const values: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  kind: enquiryKinds,
  reviewReasons: reviewReasonWords,
  held: reviewReasonWords,
  heldFor: reviewReasonWords,
  'state-changed': enquiryStates,
  replied: enquiryStates,
  state: {
    ...mailStates,
    ...departureStates,
    offered: m.office_waiting_offered,
    left: m.office_waiting_left,
  },
  method: methodNames,
  linked: ways,
  unlinked: ways,
  signedUp: ways,
  signedIn: ways,
};

/** The label of a field in the forms, with its language. */
export function fieldWords(path: string): string {
  if (/^(?:facts|texts|slug)\b/.test(path)) {
    return pathWords(path, officeLanguage());
  }
  const { language, words } = pathParts(path);
  const said = words
    .map((word) => word.replace(/^\D+?(?= \d+$|$)/, (name) => fields[name]?.() ?? name))
    .map((word) => digits(word, officeLanguage()))
    .join(', ');
  const spoken = language === undefined ? '' : languageName(language);
  return spoken === '' ? said : said === '' ? spoken : `${said} (${spoken})`;
}

/** Whether a field holds poisha, by its name, or by the schema of the documents' facts or of the settings. */
const isMoney = (field: string): boolean =>
  sums.has(field) ||
  isSum(schemaAt(siteSettings, field)) ||
  (field.startsWith('facts.') &&
    Object.values(documentSchemas).some(({ facts }) => isSum(schemaAt(facts, field.slice('facts.'.length)))));

/** A field's value as text: sums of money, dates and roles by name, long texts cut. */
export function valueWords(value: unknown, field: string): string {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.map((each) => valueWords(each, field)).join(', ');
  }
  if (value === null || value === undefined || value === '') {
    return m.office_none();
  }
  if (value === true || value === false) {
    return value ? m.office_yes() : m.office_no();
  }
  if (typeof value === 'number') {
    return (isMoney(field) ? taka : count)(value, officeLanguage());
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const said = values[field]?.[text];
  if (said !== undefined) {
    return said();
  }
  const role = roles.find((each) => each === text);
  if (role !== undefined) {
    return roleName(role);
  }
  if (isLanguage(text)) {
    return languageName(text);
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    return fullDate(text, officeLanguage());
  }
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    return fullMoment(text);
  }
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** A difference as one line of text: `Title (English): A → B`. */
export const differenceWords = ({ field, from, to }: Difference): string => {
  const said = [from, to].filter((value) => value !== undefined).map((value) => valueWords(value, field));
  return said.length === 0 ? fieldWords(field) : `${fieldWords(field)}: ${said.join(' → ')}`;
};
