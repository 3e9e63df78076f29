import { BoxesField, optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { DateField } from '#dashboard/form/fields/date-field.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { weekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { workWeekdays } from '../visas.data.ts';
import { placeNames } from './visa-choices.ts';
import { facts } from './visa-paths.ts';

const weekdays = workWeekdays.map((value, index) => ({
  value,
  get label() {
    return weekdayName(addDays('2026-11-22', index), officeLanguage());
  },
}));

/** Where papers go, our processing time, and the day of the last check. */
export function VisaChecked() {
  return (
    <>
      <div className="fk-four">
        <SelectField path={facts.at('handedInAt')} options={optionsOf(placeNames)} />
        <NumberField path={facts.at('preparation.workingDays')} label={m.writing_f_prep_days()} />
        <NumberField path={facts.at('preparation.spareDays')} />
        <DateField path={facts.at('checkedOn')} />
      </div>
      <TextField path={facts.at('source')} placeholder="https://" />
      <BoxesField path={facts.at('closedWeekdays')} options={weekdays} />
      <h3>{m.writing_f_closedDays()}</h3>
      <Rows
        lists={[facts.at('closedDays')]}
        nameOf={(index) => m.writing_closed_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [addDays(dhakaToday(), 7)]}
        addLabel={m.writing_closed_add()}
      >
        {(index) => (
          <DateField bare path={facts.at(`closedDays.${index}`)} label={m.writing_f_closed_day()} />
        )}
      </Rows>
    </>
  );
}
