import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { m } from '#messages/messages.js';
import { type casePlan, maxAppointmentPlace } from '../plan/plan.contract.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';

interface AppointmentProps {
  readonly of: OfficeCase;
  readonly shut: boolean;
  readonly save: (part: z.input<typeof casePlan>) => void;
}

/** When and where the appointment at the visa centre is: saved as a whole, since the customer is told of it. */
export function CaseAppointment({ of, shut, save }: AppointmentProps) {
  const start = {
    on: of.appointmentOn ?? '',
    at: of.appointmentAt ?? '',
    place: of.appointmentPlace ?? '',
  };
  const [typed, setTyped] = useState(start);
  const { on, at, place } = typed;
  const set = (part: Partial<typeof start>) => setTyped({ ...typed, ...part });
  const isChanged = on !== start.on || at !== start.at || place.trim() !== start.place;
  return (
    <form
      className="vc-appointment"
      onSubmit={(event) => {
        event.preventDefault();
        save({
          appointmentOn: on || null,
          appointmentAt: at || null,
          appointmentPlace: place.trim() || null,
        });
      }}
    >
      <DateInput
        label={m.office_case_appointment()}
        disabled={shut}
        value={on}
        onChange={(next) => next !== undefined && set({ on: next })}
      />
      <TextInput
        type="time"
        label={m.office_case_appointment_at()}
        disabled={shut || on === ''}
        value={at}
        onChange={({ currentTarget: { value } }) => set({ at: value })}
      />
      <TextInput
        label={m.office_case_appointment_place()}
        maxLength={maxAppointmentPlace}
        disabled={shut || on === ''}
        value={place}
        onChange={({ currentTarget: { value } }) => set({ place: value })}
      />
      {isChanged && (
        <>
          <p className="of-dim">{m.office_case_appointment_help()}</p>
          <Button type="submit" variant="default" disabled={shut || place.trim().length === 1}>
            {m.office_case_appointment_save()}
          </Button>
        </>
      )}
    </form>
  );
}
