import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Icon } from '#ui/icons/icon.tsx';

const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20];

/** Search for tours by place, month and party. */
export function ToursForm({ places, months }: { places: readonly Choice[]; months: readonly string[] }) {
  const language = usePageLanguage();
  const id = useId();
  const [where, setWhere] = useState('');
  return (
    <Form className="fields" action={pageHref(language, '/find')}>
      <input type="hidden" name="what" value="tours" />
      <div className="hero-field fld-wide">
        <label htmlFor={`${id}-where`}>{m.home_where()}</label>
        <Combobox
          id={`${id}-where`}
          name="where"
          value={where}
          onValue={setWhere}
          choices={places}
          placeholder={m.home_where_hint()}
          emptyLabels={m.home_where_nothing()}
        />
      </div>
      <label className="hero-field">
        <b>{m.home_when()}</b>
        <select name="month" defaultValue="">
          <option value="">{m.home_any_month()}</option>
          {months.map((month) => (
            <option value={month} key={month}>
              {monthName(month, language)}
            </option>
          ))}
        </select>
      </label>
      <label className="hero-field">
        <b>{m.home_travellers()}</b>
        <select name="travellers" defaultValue="2">
          {groups.map((each) => (
            <option value={each} key={each}>
              {m.home_travellers_count({ count: each, shown: count(each, language) })}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn-go" type="submit">
        <Icon of={Search} />
        {m.home_find_tours()}
      </button>
    </Form>
  );
}
