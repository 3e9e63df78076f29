import { Plane } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { AirportField } from '#features/air-tickets/site/airport-field.tsx';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface FlightFormProps {
  airports: readonly Choice[];
  /** The first and the last bookable day. */
  days: { readonly first: string; readonly last: string };
  flyFrom: string;
}

/** The start of a fare request, continued on the page of air tickets. */
export function FlightForm({ airports, days, flyFrom }: FlightFormProps) {
  const language = usePageLanguage();
  const id = useId();
  const [from, setFrom] = useState(flyFrom);
  const [to, setTo] = useState('');
  const [depart, setDepart] = useState('');
  return (
    <Form className="fields f-air" action={pageHref(language, '/airticket')}>
      <div className="hero-field">
        <label htmlFor={`${id}-from`}>{m.air_from()}</label>
        <AirportField id={`${id}-from`} name="from" value={from} onValue={setFrom} popular={airports} />
      </div>
      <div className="hero-field">
        <label htmlFor={`${id}-to`}>{m.air_to()}</label>
        <AirportField
          id={`${id}-to`}
          name="to"
          value={to}
          onValue={setTo}
          popular={airports}
          placeholder={m.air_to_hint()}
        />
      </div>
      <label className="hero-field">
        <b>{m.air_depart()}</b>
        <input
          type="date"
          name="depart"
          min={days.first}
          max={days.last}
          value={depart}
          onChange={(event) => setDepart(event.target.value)}
        />
      </label>
      <label className="hero-field">
        <b>{m.air_return()}</b>
        <input type="date" name="return" min={depart === '' ? days.first : depart} max={days.last} />
      </label>
      <button className="btn btn-go" type="submit">
        <Icon of={Plane} />
        {m.home_find_flight()}
      </button>
    </Form>
  );
}
