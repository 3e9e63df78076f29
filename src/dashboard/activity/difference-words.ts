import { roles } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { count, digits } from '#platform/format/numbers.ts';
import { isLanguage } from '#platform/language.ts';
import { fullMoment } from '../documents/moment.tsx';
import { pathWords } from '../drafts/path-words.ts';
import { languageName, officeLanguage } from '../language.ts';
import { roleName } from '../verdict.ts';
import { type Difference, pathParts } from './difference.rules.ts';

/** Fields that come often, in words; others are called what they are in the forms' data. */
const fields: Readonly<Record<string, () => string>> = {
  agency: m.office_set_agency,
  wordmark: m.office_set_wordmark,
  tagline: m.office_set_tagline,
  description: m.office_set_description,
  phone: m.office_set_phone,
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
  role: m.office_role,
  email: m.identity_email,
  name: m.office_column_name,
  'publish at': m.office_field_publish_at,
  language: m.office_filter_language,
  published: m.office_field_version,
  restored: m.office_field_version,
  scheduled: m.office_field_version,
};

/** A field by the name that the forms give it, with its language. */
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

/** A value as words: dates and roles by name, long texts cut. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return m.office_none();
  }
  if (value === true || value === false) {
    return value ? m.office_yes() : m.office_no();
  }
  if (typeof value === 'number') {
    return count(value, officeLanguage());
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const role = roles.find((each) => each === text);
  if (role !== undefined) {
    return roleName(role);
  }
  if (isLanguage(text)) {
    return languageName(text);
  }
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    return fullMoment(text);
  }
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** A difference as one line of text: `Title (English): A → B`. */
export const differenceWords = ({ field, from, to }: Difference): string => {
  const values = [from, to].filter((value) => value !== undefined).map(valueWords);
  return values.length === 0 ? fieldWords(field) : `${fieldWords(field)}: ${values.join(' → ')}`;
};
