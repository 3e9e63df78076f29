import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { dateIn } from '../typed-date.ts';
import { PickDate } from './pick-date.tsx';

interface DateInputProps {
  label: string;
  labelProps?: { className?: string };
  /** Empty when there is none. */
  value: CalendarDate;
  /** Called with the date; `''` when the field was emptied, undefined when the text is no date. */
  onChange: (next: CalendarDate | undefined) => void;
  /** Called at each keystroke; otherwise when the field is left. */
  eager?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/** A date field outside a document's form, typed or picked. */
export function DateInput({
  label,
  labelProps = {},
  value,
  onChange,
  eager = false,
  error,
  disabled = false,
}: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const read = (text: string) => (text.trim() === '' ? '' : dateIn(text, dhakaDate(new Date())));
  const isWrong = typed !== undefined && read(typed) === undefined;
  const finish = () => {
    setLeft(true);
    if (typed === undefined) {
      return;
    }
    if (!isWrong) {
      setTyped(undefined);
    }
    if (!eager && read(typed) !== value) {
      onChange(read(typed));
    }
  };
  return (
    <TextInput
      className="num"
      label={label}
      labelProps={labelProps}
      autoComplete="off"
      disabled={disabled}
      error={isWrong && (left || eager) ? m.writing_date_wrong() : error}
      value={typed ?? (value === '' ? '' : fullDate(value, officeLanguage()))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setLeft(false);
        if (eager) {
          onChange(read(currentTarget.value));
        }
      }}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      onBlur={finish}
      rightSection={
        <PickDate
          label={label}
          date={value}
          disabled={disabled}
          onPick={(next) => {
            setTyped(undefined);
            onChange(next);
          }}
        />
      }
    />
  );
}
