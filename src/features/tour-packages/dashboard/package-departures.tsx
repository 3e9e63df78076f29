import { Button } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { DateField } from '#dashboard/form/fields/date-field.tsx';
import { DateSeriesDialog } from '#dashboard/form/fields/date-series-dialog.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useAt, useForm } from '#dashboard/form/form-context.tsx';
import { getAt, listOf, numberOf, type Plain, textOf } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { shortDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DepartureNote } from './departure-note.tsx';
import { bandName } from './package-bands.tsx';
import { departureOn } from './package-start.rules.ts';

/** The dated runs of a package, one line each; a series makes many at once. */
export function PackageDepartures() {
  const { store, locked } = useForm();
  const [series, setSeries] = useState(false);
  const departures = listOf(useAt('facts.departures'));
  const bands = listOf(useAt('facts.bands')).map((band) => textOf(getAt(band, 'key')));
  const options = bands.map((value) => ({ value, label: bandName(value) }));

  const fresh = (date: string, known: readonly unknown[]): Plain => {
    const last = known.at(-1);
    return departureOn(date, {
      nights: numberOf(store.at('facts.nights')) ?? 0,
      seats: numberOf(getAt(last, 'seats')) ?? numberOf(store.at('facts.group.max')) ?? 20,
      band: textOf(getAt(last, 'band')) || (bands[0] ?? 'regular'),
      taken: new Set(known.map((each) => textOf(getAt(each, 'key')))),
    });
  };
  const next = () => {
    const last = textOf(getAt(departures.at(-1), 'departsOn'));
    return fresh(last === '' ? addDays(dhakaDate(new Date()), 30) : addDays(last, 7), departures);
  };
  const addDates = (dates: readonly string[]) => {
    const all: unknown[] = [...departures];
    for (const date of dates) {
      all.push(fresh(date, all));
    }
    const leaves = (each: unknown) => textOf(getAt(each, 'departsOn'));
    store.set(
      'facts.departures',
      all.sort((a, b) => leaves(a).localeCompare(leaves(b))),
    );
  };
  const nameOf = (index: number) => {
    const date = textOf(getAt(listOf(store.at('facts.departures'))[index], 'departsOn'));
    return `${m.writing_f_departsOn()} ${date === '' ? m.writing_departure_none() : shortDate(date, officeLanguage())}`;
  };
  const at = (index: number, name: string) => `facts.departures.${index}.${name}`;
  return (
    <>
      <Rows
        className="fk-table fk-departures"
        lists={['facts.departures']}
        nameOf={nameOf}
        fresh={() => [next()]}
        addLabel={m.writing_departure_add()}
        most={200}
        columns={
          <div className="fk-columns" aria-hidden="true">
            <span>{m.writing_f_departsOn()}</span>
            <span>{m.writing_f_returnsOn()}</span>
            <span>{m.writing_f_cutOff()}</span>
            <span>{m.writing_f_seats()}</span>
            <span>{m.writing_f_taken()}</span>
            <span>{m.writing_f_band()}</span>
            <span>{m.writing_f_note()}</span>
          </div>
        }
        tools={
          <Button
            variant="default"
            leftSection={<Icon of={CalendarPlus} />}
            disabled={locked !== undefined}
            onClick={() => setSeries(true)}
          >
            {m.writing_series()}
          </Button>
        }
      >
        {(index) => (
          <>
            <DateField bare path={at(index, 'departsOn')} label={m.writing_f_departsOn()} />
            <DateField bare path={at(index, 'returnsOn')} label={m.writing_f_returnsOn()} />
            <DateField bare path={at(index, 'cutOff')} label={m.writing_f_cutOff()} />
            <NumberField bare path={at(index, 'seats')} label={m.writing_f_seats()} min={1} max={500} />
            <NumberField bare path={at(index, 'taken')} label={m.writing_f_taken()} max={500} />
            <SelectField bare path={at(index, 'band')} label={m.writing_f_band()} options={options} />
            <DepartureNote index={index} />
          </>
        )}
      </Rows>
      {series && (
        <DateSeriesDialog
          opened
          onClose={() => setSeries(false)}
          known={new Set(departures.map((each) => textOf(getAt(each, 'departsOn'))))}
          onAdd={addDates}
        />
      )}
    </>
  );
}
