import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { SlugField } from '#dashboard/form/fields/slug-field.tsx';
import { PictureField } from '#dashboard/pictures/picture-fields.tsx';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { regionName } from '../visa-names.rules.ts';
import { CountryField } from './country-field.tsx';
import { facts, texts } from './visa-paths.ts';

export function VisaBasics({ live }: { live: string | undefined }) {
  return (
    <>
      <div className="fk-two">
        <CountryField />
        <SelectField path={facts.at('region')} options={optionsOf(regionName)} />
      </div>
      <BothText path={texts.at('title')} label={m.writing_f_country_title()} />
      <SlugField title={texts.at('title')} live={live} where={visaPath('')} />
      <BothText path={texts.at('summary')} rows={2} help={m.writing_f_summary_help()} />
      <PictureField path={facts.at('cover')} />
    </>
  );
}
