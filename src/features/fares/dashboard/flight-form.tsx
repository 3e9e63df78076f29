import { Autocomplete, Button, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MomentInput } from '#dashboard/form/fields/moment-input.tsx';
import { AirportInput } from '#features/air-tickets/dashboard/airport-input.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { findAirlines } from '../paste/airlines.rules.ts';
import type { Segment } from '../paste/paste.contract.ts';
import { nextFlight, parseFlight, type TypedFlight } from './flight-text.ts';

/** A flight typed by hand, for what no GDS line says. Enter adds it. */
export function FlightForm({ onAdd }: { readonly onAdd: (segment: Segment) => void }) {
  const form = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState<TypedFlight>(nextFlight);
  const [errors, setErrors] = useState<Readonly<Partial<Record<keyof TypedFlight, string>>>>({});
  const set = (part: Partial<TypedFlight>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
  };
  function add() {
    const read = parseFlight(typed);
    if ('faults' in read) {
      setErrors(read.faults);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onAdd(read.segment);
    setTyped(nextFlight(typed.to));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) {
      return;
    }
    // The form around it is the whole option.
    event.preventDefault();
    if (!event.nativeEvent.isComposing && event.target.role !== 'combobox') {
      add();
    }
  };
  const field = (name: keyof TypedFlight, label: string) => ({
    label,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <fieldset ref={form} className="fare-flight" aria-label={m.office_flight_new()} onKeyDown={onKeyDown}>
      <Autocomplete
        label={m.office_flight_airline()}
        autoComplete="off"
        selectFirstOptionOnChange
        value={typed.airline}
        error={errors.airline}
        data={findAirlines(typed.airline).map(({ code, name }) => `${code} ${name}`)}
        filter={({ options }) => options}
        onChange={(airline) => set({ airline })}
      />
      <TextInput {...field('flight', m.office_flight_number())} inputMode="numeric" maxLength={5} />
      <AirportInput
        label={m.office_flight_from()}
        value={typed.from}
        error={errors.from}
        onChange={(from) => set({ from })}
      />
      <AirportInput
        label={m.office_flight_to()}
        value={typed.to}
        error={errors.to}
        onChange={(to) => set({ to })}
      />
      <MomentInput
        label={m.office_flight_departs()}
        value={typed.departs}
        error={errors.departs}
        onChange={(departs) => set({ departs })}
      />
      <MomentInput
        label={m.office_flight_arrives()}
        value={typed.arrives}
        error={errors.arrives}
        // It mostly lands on the same day: only the time is left to type.
        on={typed.departs.slice(0, 10)}
        onChange={(arrives) => set({ arrives })}
      />
      <TextInput {...field('bookingClass', m.office_flight_class())} maxLength={1} />
      <Button variant="default" leftSection={<Icon of={Plus} />} onClick={add}>
        {m.office_flight_add()}
      </Button>
    </fieldset>
  );
}
