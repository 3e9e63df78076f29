import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { dateIn } from '#platform/format/date-text.ts';
import { fullDate } from '#platform/format/dates.ts';
import { type FieldProps, useField } from '../form-context.tsx';
import { labelAt } from '../path-labels.ts';
import { textOf } from '../plain.ts';
import { ParsedField } from './parsed-field.tsx';
import { PickDate } from './pick-date.tsx';

/** A calendar date, typed or picked. */
export function DateField({ path, label = labelAt(path), bare = false }: FieldProps<CalendarDate>) {
  const { value, set, disabled } = useField(path);
  const today = dhakaToday();
  return (
    <ParsedField
      path={path}
      label={label}
      bare={bare}
      className="num"
      inputMode="text"
      show={(shown) => fullDate(shown, officeLanguage())}
      given={(raw) => textOf(raw) || undefined}
      read={(text) => dateIn(text, today)}
      wrong={m.writing_date_wrong()}
      rightSection={<PickDate label={label} date={textOf(value)} disabled={disabled} onPick={set} />}
    />
  );
}
