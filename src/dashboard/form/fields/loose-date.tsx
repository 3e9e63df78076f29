import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { dateIn } from '../typed-date.ts';

interface LooseDateProps {
  label: string;
  value: CalendarDate | undefined;
  onChange: (next: CalendarDate | undefined) => void;
}

/** A date that is typed and belongs to no form: in a dialog. */
export function LooseDate({ label, value, onChange }: LooseDateProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={label}
      autoComplete="off"
      error={typed !== undefined && value === undefined ? m.writing_date_wrong() : undefined}
      value={typed ?? (value === undefined ? '' : fullDate(value, officeLanguage()))}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(dateIn(event.currentTarget.value, dhakaDate(new Date())));
      }}
      onBlur={() => value !== undefined && setTyped(undefined)}
    />
  );
}
