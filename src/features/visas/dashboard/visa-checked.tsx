import { optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { DateField } from '#dashboard/form/fields/date-field.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { count } from '#platform/format/numbers.ts';
import { placeNames } from './visa-choices.ts';

/** Where papers go, our processing time, and the day of the last check. */
export function VisaChecked() {
  return (
    <>
      <div className="fk-four">
        <SelectField
          path="facts.handedInAt"
          label={m.writing_f_handedInAt()}
          options={optionsOf(placeNames)}
        />
        <NumberField path="facts.preparation.workingDays" label={m.writing_f_prep_days()} max={30} />
        <NumberField path="facts.preparation.spareDays" label={m.writing_f_spareDays()} max={60} />
        <DateField path="facts.checkedOn" label={m.writing_f_checkedOn()} />
      </div>
      <TextField path="facts.source" label={m.writing_f_source()} placeholder="https://" />
      <h3>{m.writing_f_closedDays()}</h3>
      <Rows
        lists={['facts.closedDays']}
        nameOf={(index) => m.writing_closed_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [addDays(dhakaDate(new Date()), 7)]}
        addLabel={m.writing_closed_add()}
        most={60}
      >
        {(index) => <DateField bare path={`facts.closedDays.${index}`} label={m.writing_f_closed_day()} />}
      </Rows>
    </>
  );
}
