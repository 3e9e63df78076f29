import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import type { Option } from './fields/choice-fields.tsx';

/** Codes that have a name without being a country: unions, test codes, the whole world. */
const noCountries =
  /^(?:EZ|QO|UN|XA|XB|ZZ|QU|FX|TP|YU|CS|SU|DD|BU|ZR|AN|NH|NT|PU|PZ|PC|MI|FQ|JT|NQ|WK|HV|RH|DY|VD|YD|CT|CQ|UK)$/;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country that the browser has a name for, by name; with EU, because one visa covers all of Schengen. */
export function countryOptions(language: Language): Option[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.test(code))
    .map((value) => ({ value, label: countryName(value, language) }))
    .filter(({ value, label }) => label !== value)
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
