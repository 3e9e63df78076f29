import { roles } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { isLanguage } from '#platform/language.ts';
import { fullMoment } from '../documents/moment.tsx';
import { languageName } from '../language.ts';
import { roleName } from '../verdict.ts';
import { type Difference, pathParts } from './difference.rules.ts';

/** Fields that come often, in words; others are called what they are in the forms' data. */
const fields: Readonly<Record<string, () => string>> = {
  title: m.office_column_title,
  slug: m.office_column_slug,
  role: m.office_role,
  email: m.identity_email,
  name: m.office_column_name,
  cover: m.office_column_picture,
  'publish at': m.office_field_publish_at,
  language: m.office_filter_language,
  published: m.office_field_version,
  restored: m.office_field_version,
  scheduled: m.office_field_version,
};

/** A field by the name that the forms give it, with its language. */
export function fieldWords(path: string): string {
  const { language, words } = pathParts(path);
  const said = words.map((word) => fields[word]?.() ?? word).join(', ');
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
