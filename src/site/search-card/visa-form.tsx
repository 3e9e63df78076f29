import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** The visa guide of a country. */
export function VisaForm({ countries }: { countries: readonly Choice[] }) {
  const language = usePageLanguage();
  const id = useId();
  const [country, setCountry] = useState('');
  return (
    <Form className="fields f-visa" action={pageHref(language, '/find')}>
      <input type="hidden" name="what" value="visa" />
      <div className="hero-field fld-wide">
        <label htmlFor={`${id}-country`}>{m.home_visa_country()}</label>
        <Combobox
          id={`${id}-country`}
          name="country"
          value={country}
          onValue={setCountry}
          choices={countries}
          placeholder={m.home_visa_country_hint()}
          emptyLabels={m.home_visa_nothing()}
        />
      </div>
      <p className="fld-note">{m.home_visa_note()}</p>
      <button className="btn btn-go" type="submit">
        <Icon of={Search} />
        {m.home_find_visa()}
      </button>
    </Form>
  );
}
