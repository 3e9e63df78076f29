import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { dateIn } from '#platform/format/date-text.ts';
import { fullDate } from '#platform/format/dates.ts';
import { ParsedInput } from './parsed-input.tsx';
import { PickDate } from './pick-date.tsx';

interface DateInputProps {
  id?: string;
  label: string;
  labelProps?: { className?: string };
  /** Empty or undefined when there is none. */
  value: CalendarDate | undefined;
  /** Called with the date; `''` when the field was emptied, undefined when the text is no date. */
  onChange: (next: CalendarDate | undefined) => void;
  /** Called at each keystroke; otherwise when the field is left. */
  eager?: boolean;
  /** Such as a birth date: `12/5/85` is of 1985, and no year is guessed. */
  isPast?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/** A date field outside a document's form, typed or picked. */
export function DateInput({ eager = false, isPast = false, ...props }: DateInputProps) {
  const { label, value, onChange, disabled = false } = props;
  return (
    <ParsedInput
      {...props}
      className="num"
      lazy={!eager}
      show={(date) => date && fullDate(date, officeLanguage())}
      read={(text) => (text.trim() === '' ? '' : dateIn(text, dhakaToday(), isPast))}
      wrong={m.writing_date_wrong()}
      rightSection={<PickDate label={label} date={value ?? ''} disabled={disabled} onPick={onChange} />}
    />
  );
}
