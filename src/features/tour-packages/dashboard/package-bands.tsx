import { columnAt } from '#dashboard/form/draft.ts';
import { MoneyField } from '#dashboard/form/fields/money-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { useForm } from '#dashboard/form/form-context.tsx';
import { labelAt } from '#dashboard/form/path-labels.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { bandName } from '#features/departures/dashboard/departure-labels.ts';
import { m } from '#messages/messages.js';
import { freeKey } from '#platform/slug-text.ts';
import { facts } from './package-paths.ts';

const parts = ['adult', 'childWithBed', 'childWithoutBed', 'infant', 'singleSupplement'] as const;

/** Named prices per person that departures share. */
export function PackageBands() {
  const { store } = useForm();
  const keys = () => columnAt(store.value, facts.at('bands'), 'key');
  const freshKey = () => (keys().includes('peak') ? freeKey('prices', keys()) : 'peak');
  return (
    <Rows
      className="fk-table fk-bands"
      lists={[facts.at('bands')]}
      nameOf={(index) => m.writing_band_n({ name: bandName(keys()[index] ?? '') })}
      fresh={() => [{ key: freshKey(), infant: 0 }]}
      addLabel={m.writing_band_add()}
      columns={
        <div className="fk-columns" aria-hidden="true">
          <span>{m.writing_f_bands()}</span>
          {parts.map((part) => (
            <span key={part}>{labelAt(facts.at(`bands.0.${part}`))}</span>
          ))}
        </div>
      }
    >
      {(index) => (
        <>
          <TextField path={facts.at(`bands.${index}.key`)} bare label={m.writing_band_key()} />
          {parts.map((part) => (
            <MoneyField key={part} path={facts.at(`bands.${index}.${part}`)} bare />
          ))}
        </>
      )}
    </Rows>
  );
}
