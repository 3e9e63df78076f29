import { optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { transportNames, usePlaces } from './package-choices.ts';

/** The stops of the route on the map, in the order of travel. */
export function PackageRoute() {
  const places = usePlaces();
  return (
    <Rows
      className="fk-table fk-route"
      lists={['facts.route']}
      nameOf={(index) => m.writing_stop_n({ number: count(index + 1, officeLanguage()) })}
      fresh={() => [{}]}
      addLabel={m.writing_stop_add()}
      most={12}
      columns={
        <div className="fk-columns" aria-hidden="true">
          <span>{m.writing_f_destination()}</span>
          <span>{m.writing_f_by()}</span>
          <span>{m.writing_f_km()}</span>
        </div>
      }
    >
      {(index) => (
        <>
          <SelectField
            bare
            path={`facts.route.${index}.destination`}
            label={m.writing_f_destination()}
            options={places}
          />
          <SelectField
            bare
            clearable
            path={`facts.route.${index}.by`}
            label={m.writing_f_by()}
            options={optionsOf(transportNames)}
          />
          <NumberField bare path={`facts.route.${index}.km`} label={m.writing_f_km()} max={20000} />
        </>
      )}
    </Rows>
  );
}
