import { MoneyField } from '#dashboard/form/fields/money-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { useForm } from '#dashboard/form/form-context.tsx';
import { getAt, listOf, textOf } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { freeKey } from '#dashboard/form/slug-text.ts';
import { bandName } from '#features/departures/dashboard/departure-words.ts';
import { m } from '#messages/messages.js';

const parts = [
  ['adult', m.writing_f_adult],
  ['childWithBed', m.writing_f_childWithBed],
  ['childWithoutBed', m.writing_f_childWithoutBed],
  ['infant', m.writing_f_infant],
  ['singleSupplement', m.writing_f_singleSupplement],
] as const;

/** Named prices per person that departures share. */
export function PackageBands() {
  const { store } = useForm();
  const keys = () => listOf(store.at('facts.bands')).map((band) => textOf(getAt(band, 'key')));
  const freshKey = () => (keys().includes('peak') ? freeKey('prices', keys()) : 'peak');
  return (
    <Rows
      className="fk-table fk-bands"
      lists={['facts.bands']}
      nameOf={(index) => m.writing_band_n({ name: bandName(keys()[index] ?? '') })}
      fresh={() => [{ key: freshKey(), infant: 0 }]}
      addLabel={m.writing_band_add()}
      most={6}
      columns={
        <div className="fk-columns" aria-hidden="true">
          <span>{m.writing_f_bands()}</span>
          {parts.map(([part, name]) => (
            <span key={part}>{name()}</span>
          ))}
        </div>
      }
    >
      {(index) => (
        <>
          <TextField path={`facts.bands.${index}.key`} label="" hiddenLabel={m.writing_band_key()} />
          {parts.map(([part, name]) => (
            <MoneyField key={part} path={`facts.bands.${index}.${part}`} hiddenLabel={name()} />
          ))}
        </>
      )}
    </Rows>
  );
}
