import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { m } from '#messages/messages.js';
import { movedTo } from '../departures.rules.ts';
import { bandName } from './departure-labels.ts';
import type { TypedDeparture } from './departure-start.ts';
import { MeetingFields } from './meeting-fields.tsx';

interface DepartureFieldsProps {
  typed: TypedDeparture;
  set: (part: Partial<TypedDeparture>) => void;
  /** What is wrong, by field. */
  faults: Readonly<Record<string, ReactNode>>;
  bands: readonly string[];
  /** Shows the day of decision; each departure of a series has its own. */
  decides: boolean;
}

/** The days, seats, prices and note of a departure. Moving its first day moves its other days along. */
export function DepartureFields({ typed, set, faults, bands, decides }: DepartureFieldsProps) {
  const number = (name: 'seats' | 'keptBack' | 'leastToRun', label: string, min: number) => (
    <NumberInput
      label={label}
      required={name === 'seats'}
      min={min}
      max={500}
      value={typed[name]}
      onChange={(next) => set({ [name]: next ?? (name === 'leastToRun' ? null : min) })}
      error={faults[name]}
    />
  );
  const note = (language: 'en' | 'bn', label: string) => (
    <TextInput
      label={label}
      lang={language}
      maxLength={60}
      value={typed.note[language] ?? ''}
      onChange={({ currentTarget }) => set({ note: { ...typed.note, [language]: currentTarget.value } })}
    />
  );
  return (
    <>
      <div className="dep-three">
        <DateInput
          label={m.office_dep_leaves()}
          value={typed.departsOn}
          onChange={(next) => next && set(movedTo(typed, next))}
          error={faults.departsOn}
        />
        <DateInput
          label={m.office_dep_returns()}
          value={typed.returnsOn}
          onChange={(next) => next && set({ returnsOn: next })}
          error={faults.returnsOn}
        />
        <DateInput
          label={m.office_dep_cutoff()}
          value={typed.cutOff}
          onChange={(next) => next && set({ cutOff: next })}
          error={faults.cutOff}
        />
      </div>
      <div className="dep-three">
        {number('seats', m.office_dep_seats(), 1)}
        {number('keptBack', m.office_dep_keptback(), 0)}
        <Select
          label={m.office_dep_band()}
          data={bands.map((value) => ({ value, label: bandName(value) }))}
          value={typed.band}
          allowDeselect={false}
          onChange={(next) => set({ band: next ?? typed.band })}
          error={faults.band}
        />
        {number('leastToRun', m.office_dep_min(), 1)}
        {decides && (
          <DateInput
            label={m.office_dep_decided()}
            value={typed.decidedOn ?? ''}
            onChange={(next) => next !== undefined && set({ decidedOn: next === '' ? null : next })}
            error={faults.decidedOn}
          />
        )}
      </div>
      <div className="dep-two">
        {note('en', m.office_dep_note_en())}
        {note('bn', m.office_dep_note_bn())}
      </div>
      <MeetingFields of="meeting" {...{ typed, set, faults }} />
      <MeetingFields of="meetingBack" {...{ typed, set, faults }} />
    </>
  );
}
