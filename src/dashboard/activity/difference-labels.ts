import { bandName } from '#features/departures/dashboard/departure-labels.ts';
import { roles } from '#features/identity/roles/roles.rules.ts';
import { siteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { countryName } from '#platform/format/country-names.ts';
import { fullDate, monthName, narrowWeekdayName } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import { isLanguage } from '#platform/language.ts';
import { isSum } from '#platform/money/money.contract.ts';
import { documentSchemas } from '../documents/document-schemas.ts';
import { fullMoment } from '../documents/moment.tsx';
import { pathLabel } from '../form/path-labels.ts';
import { schemaAt } from '../form/schema-at.ts';
import { languageName, officeLanguage } from '../language.ts';
import { roleName } from '../permission-check.ts';
import { type Difference, pathParts } from './difference.rules.ts';
import { logNames } from './log-names.ts';
import { valueNames } from './log-values.ts';
import { settingNames } from './setting-names.ts';

/** Fields of orders, payments, tickets and tills that hold poisha. */
const sums = new Set([
  'amount',
  'total',
  'spent',
  'owed',
  'keep',
  'back',
  'float',
  'expected',
  'counted',
  'difference',
  'penalty',
  'charge',
  'bankCharge',
  'fee',
  'openSum',
]);

/** Days of the week as the opening hours have them, from Sunday. */
const openDays = 'office.hours.days';

/** A name of a field, and what it is named by when the word before it decides; undefined when it has none. */
function nameOf(word: string, before: string | undefined, isSetting: boolean): string | undefined {
  const both = `${before ?? ''} ${word}`;
  return (
    (isSetting ? (settingNames[both] ?? settingNames[word]) : undefined) ??
    logNames[both] ??
    logNames[word]
  )?.();
}

/**
 * Each word of a path by its name, with its place in a list. A word without a name stays as it is in English; in Bangla the
 * words around it have to do.
 */
function namesOf(words: readonly string[], isSetting: boolean): readonly string[] {
  const bare = words.map((word) => word.replace(/ \d+$/, ''));
  return bare.map((word, index) => {
    const name = nameOf(word, bare[index - 1], isSetting) ?? (officeLanguage() === 'en' ? word : '');
    const place = words[index]?.slice(word.length) ?? '';
    return name === '' ? '' : digits(`${name}${place}`, officeLanguage());
  });
}

/** The label of a field in the forms, with its language. */
export function fieldLabel(path: string): string {
  if (/^(?:facts|texts|slug)\b/.test(path)) {
    return pathLabel(path, officeLanguage());
  }
  const { language, words } = pathParts(path);
  const isSetting = words.length > 1 && Object.hasOwn(siteSettings.shape, path.split('.')[0] ?? '');
  const names = namesOf(words, isSetting).filter((name) => name !== '');
  const said = names.length > 0 || language !== undefined ? names.join(', ') : m.office_field_other();
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
export function valueLabel(value: unknown, field: string): string {
  const place = field
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.map((each) => valueLabel(each, field)).join(', ');
  }
  if (value === null || value === undefined || value === '') {
    return m.office_none();
  }
  if (value === true || value === false) {
    return value ? m.office_yes() : m.office_no();
  }
  if (place === openDays && typeof value === 'number') {
    // 1 March 2026 is a Sunday.
    return narrowWeekdayName(`2026-03-0${value + 1}`, officeLanguage());
  }
  if (typeof value === 'number') {
    return (isMoney(field) ? taka : count)(value, officeLanguage());
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const said = valueNames[place]?.[text];
  if (said !== undefined) {
    return said();
  }
  if (place === 'band') {
    return bandName(text);
  }
  if (place === 'country' && /^[A-Z]{2}$/.test(text)) {
    return countryName(text, officeLanguage());
  }
  const role = roles.find((each) => each === text);
  if (role !== undefined) {
    return roleName(role);
  }
  if (isLanguage(text)) {
    return languageName(text);
  }
  if (/^\d{4}-\d\d$/.test(text)) {
    return monthName(text, officeLanguage());
  }
  if (/^\d\d:\d\d$/.test(text)) {
    return digits(text, officeLanguage());
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
export const differenceLabel = ({ field, from, to }: Difference): string => {
  const said = [from, to].filter((value) => value !== undefined).map((value) => valueLabel(value, field));
  return said.length === 0 ? fieldLabel(field) : `${fieldLabel(field)}: ${said.join(' → ')}`;
};
