import { countryOptions } from '#dashboard/form/countries.ts';
import { SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { useForm } from '#dashboard/form/form-context.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { filledByCountry } from './country.rules.ts';
import { facts } from './visa-paths.ts';

/** The country of a guide, which fills its region and its name in both languages; the address follows the name. */
export function CountryField() {
  const { store } = useForm();
  return (
    <SelectField
      path={facts.at('country')}
      options={countryOptions(officeLanguage())}
      onChoose={(next, before) => store.setAll(filledByCountry(store.value, next, before))}
    />
  );
}
