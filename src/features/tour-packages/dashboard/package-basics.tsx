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
import { officeLanguage } from '#dashboard/language.ts';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { AddPlace } from './add-place.tsx';
import { AddTheme } from './add-theme.tsx';
import { transportNames, usePlaces, useThemes } from './package-choices.ts';
import { facts, texts } from './package-paths.ts';

export function PackageBasics({ market, live }: { market: Market; live: string | undefined }) {
  const places = usePlaces();
  const themes = useThemes(market);
  return (
    <>
      <BothText path={texts.at('title')} />
      <BothText path={texts.at('summary')} rows={2} help={m.writing_f_summary_help()} />
      <BothText path={texts.at('intro')} rows={4} />
      <SlugField title={texts.at('title')} live={live} where={packagePath({ market, slug: '' })} />
      <div className="fk-two">
        {market === 'international' && (
          <SelectField path={facts.at('country')} options={countryOptions(officeLanguage())} />
        )}
        <div>
          <MultiField path={facts.at('destinations')} options={places} />
          <AddPlace />
        </div>
      </div>
      <div>
        <ChipsField path={facts.at('themes')} options={themes} />
        <AddTheme />
      </div>
      <div className="fk-four">
        <NumberField path={facts.at('nights')} />
        <NumberField path={facts.at('travelNights')} />
        <NumberField path={facts.at('days')} />
        <NumberField path={facts.at('group.min')} label={m.writing_f_group_min()} />
        <NumberField path={facts.at('group.max')} label={m.writing_f_group_max()} />
        <SelectField path={facts.at('mainTransport')} options={optionsOf(transportNames)} />
        <NumberField path={facts.at('hotelStars')} />
      </div>
      <SwitchField path={facts.at('flightsIncluded')} />
      <BothText path={texts.at('hotel')} />
      <BothText path={texts.at('travel')} />
    </>
  );
}
