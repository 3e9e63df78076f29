import { optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { transportNames, usePlaces } from './package-choices.ts';
import { facts } from './package-paths.ts';

/** The stops of the route on the map, in the order of travel. */
export function PackageRoute() {
  const places = usePlaces();
  return (
    <Rows
      className="fk-table fk-route"
      lists={[facts.at('route')]}
      nameOf={(index) => m.writing_stop_n({ number: count(index + 1, officeLanguage()) })}
      fresh={() => [{}]}
      addLabel={m.writing_stop_add()}
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
          <SelectField bare path={facts.at(`route.${index}.destination`)} options={places} />
          <SelectField
            bare
            clearable
            path={facts.at(`route.${index}.by`)}
            options={optionsOf(transportNames)}
          />
          <NumberField bare path={facts.at(`route.${index}.km`)} />
        </>
      )}
    </Rows>
  );
}
