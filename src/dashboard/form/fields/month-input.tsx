import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { monthIn } from '#platform/format/date-text.ts';
import { monthName } from '#platform/format/dates.ts';
import { ParsedInput } from './parsed-input.tsx';

interface MonthInputProps {
  readonly label: string;
  /** `YYYY-MM`; empty when there is none. */
  readonly value: string;
  /** Called when the field is left, with `''` when it was emptied. */
  readonly onChange: (next: string) => void;
}

/** A month, typed. */
export const MonthInput = ({ onChange, ...props }: MonthInputProps) => (
  <ParsedInput
    {...props}
    className="num"
    lazy
    show={(month) => month && monthName(month, officeLanguage())}
    read={(text) => (text.trim() === '' ? '' : monthIn(text, dhakaToday()))}
    wrong={m.writing_month_wrong()}
    onChange={(next) => next !== undefined && onChange(next)}
  />
);
