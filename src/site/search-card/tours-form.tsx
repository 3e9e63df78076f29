import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FamilyFields, isAge, usualFamily } from './family-fields.tsx';

/** Budgets that are offered, whole taka for all together. */
const budgets = [10_000, 20_000, 35_000, 50_000, 75_000, 1_00_000, 1_50_000, 2_50_000, 4_00_000];

/** Search for tours by place, month, budget and party. */
export function ToursForm({ places, months }: { places: readonly Choice[]; months: readonly string[] }) {
  const language = usePageLanguage();
  const id = useId();
  const [where, setWhere] = useState('');
  const [family, setFamily] = useState(usualFamily);
  const [isWanting, setIsWanting] = useState(false);
  const ages = useRef<HTMLFieldSetElement>(null);
  const submit = (event: FormEvent) => {
    const fields = [...(ages.current?.querySelectorAll('input') ?? [])];
    const wanting = fields.find(({ value }) => !isAge(value));
    setIsWanting(wanting !== undefined);
    if (wanting) {
      event.preventDefault();
      wanting.focus();
    }
  };
  return (
    <Form className="fields f-tours" action={pageHref(language, '/find')} onSubmit={submit}>
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
        <b>{m.home_budget()}</b>
        <select name="budget" defaultValue="">
          <option value="">{m.home_any_budget()}</option>
          {budgets.map((each) => (
            <option value={each} key={each}>
              {m.packages_price_up_to({ price: taka(each * poishaPerTaka, language) })}
            </option>
          ))}
        </select>
      </label>
      <FamilyFields
        typed={family}
        change={(changed) => setFamily({ ...family, ...changed })}
        isWanting={isWanting}
        row={ages}
      />
      <button className="btn btn-go" type="submit">
        <Icon of={Search} />
        {m.home_find_tours()}
      </button>
    </Form>
  );
}
