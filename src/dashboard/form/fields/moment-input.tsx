import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { momentIn } from '#platform/format/date-text.ts';
import { dayAndTime, fullDate } from '#platform/format/dates.ts';
import type { FieldProps } from '../field-path.ts';
import { ParsedInput } from './parsed-input.tsx';
import { PickDate } from './pick-date.tsx';

interface MomentInputProps extends Omit<FieldProps<string>, 'onChange'> {
  readonly label: string;
  /** Gets `YYYY-MM-DDTHH:MM`, local at its place; `''` while there is none. */
  readonly onChange: (next: string) => void;
  /** A time that is typed alone is on this day; empty without one. */
  readonly on?: CalendarDate;
}

function show(local: string): string {
  const language = officeLanguage();
  return local.length > 10
    ? dayAndTime(new Date(`${local}:00+06:00`), language)
    : local && fullDate(local, language);
}

/** A day and a time of day in one field, typed or picked. */
export function MomentInput({ label, value, error, onChange, on = '' }: MomentInputProps) {
  /** Picked while no time was there to go with it. */
  const [picked, setPicked] = useState<CalendarDate>('');
  const day = value.slice(0, 10) || picked;
  return (
    <ParsedInput
      label={label}
      error={error}
      className="num"
      placeholder={m.writing_moment_example()}
      value={value || picked}
      show={show}
      read={(text) => (text.trim() === '' ? '' : momentIn(text, dhakaToday(), day || on || undefined))}
      wrong={m.writing_moment_wrong()}
      onChange={(next = '') => {
        setPicked(next.slice(0, 10) || picked);
        onChange(next);
      }}
      rightSection={
        <PickDate
          label={label}
          date={day}
          disabled={false}
          onPick={(next) => {
            setPicked(next);
            onChange(value && `${next}${value.slice(10)}`);
          }}
        />
      }
    />
  );
}
