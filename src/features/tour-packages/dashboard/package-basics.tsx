import { countryOptions } from '#dashboard/form/countries.ts';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import {
  ChipsField,
  MultiField,
  optionsOf,
  SelectField,
  SwitchField,
} from '#dashboard/form/fields/choice-fields.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { SlugField } from '#dashboard/form/fields/slug-field.tsx';
import { SummaryField } from '#dashboard/form/fields/summary-field.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { themeNames } from '../themes/theme-names.rules.ts';
import { transportNames, usePlaces } from './package-choices.ts';

export function PackageBasics({ market, live }: { market: Market; live: string | undefined }) {
  const places = usePlaces();
  return (
    <>
      <BothText name="title" label={m.writing_f_title()} most={90} />
      <SummaryField />
      <BothText name="intro" label={m.writing_f_intro()} most={1500} rows={4} />
      <SlugField live={live} where={packagePath({ market, slug: '' })} />
      <div className="fk-two">
        {market === 'international' && (
          <SelectField
            path="facts.country"
            label={m.writing_f_country()}
            options={countryOptions(officeLanguage())}
          />
        )}
        <MultiField path="facts.destinations" label={m.writing_f_destinations()} options={places} most={8} />
      </div>
      <ChipsField path="facts.themes" label={m.writing_f_themes()} options={optionsOf(themeNames)} />
      <div className="fk-four">
        <NumberField path="facts.nights" label={m.writing_f_nights()} max={60} />
        <NumberField path="facts.days" label={m.writing_f_days()} min={1} max={61} />
        <NumberField path="facts.group.min" label={m.writing_f_group_min()} min={1} max={200} />
        <NumberField path="facts.group.max" label={m.writing_f_group_max()} min={1} max={200} />
        <SelectField
          path="facts.mainTransport"
          label={m.writing_f_mainTransport()}
          options={optionsOf(transportNames)}
        />
        <NumberField path="facts.hotelStars" label={m.writing_f_hotelStars()} min={1} max={5} />
      </div>
      <SwitchField path="facts.flightsIncluded" label={m.writing_f_flightsIncluded()} />
      <BothText name="hotel" label={m.writing_f_hotel()} most={160} />
      <BothText name="travel" label={m.writing_f_travel()} most={160} />
    </>
  );
}
