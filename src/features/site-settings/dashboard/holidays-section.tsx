import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { digits } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { RemoveLine } from './remove-line.tsx';
import { SettingsDate } from './settings-date.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** Public holidays, which "apply by" dates skip. */
export function HolidaysSection({ form }: { form: SettingsForm }) {
  const { holidays } = form.getValues();
  const today = dhakaToday();
  const [year, setYear] = useState(today.slice(0, 4));
  const years = [...new Set([year, ...holidays.flatMap(({ date }) => date.slice(0, 4) || [])])].sort();
  // Rows keep their index in the whole list, which the form uses; one without a date stays to be fixed.
  const shown = [...holidays.entries()].filter(([, { date }]) => date === '' || date.startsWith(year));
  return (
    <SettingsSection part="holidays" title={m.office_set_holidays()} text={m.office_set_holidays_text()}>
      <SegmentedControl
        aria-label={m.office_set_year()}
        value={year}
        onChange={setYear}
        data={years.map((each) => ({ value: each, label: digits(each, officeLanguage()) }))}
      />
      {shown.map(([index]) => (
        <div className="of-row" key={form.key(`holidays.${index}`)}>
          <SettingsDate form={form} path={`holidays.${index}.date`} label={m.office_set_date()} />
          <TextInput
            lang="en"
            label={m.office_english()}
            {...form.getInputProps(`holidays.${index}.names.en`)}
          />
          <TextInput
            lang="bn"
            label={m.office_bangla()}
            {...form.getInputProps(`holidays.${index}.names.bn`)}
          />
          <RemoveLine form={form} list="holidays" index={index} />
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<Icon of={Plus} />}
        onClick={() =>
          form.insertListItem('holidays', {
            date: today.startsWith(year) ? today : `${year}-01-01`,
            names: { en: '', bn: '' },
          })
        }
      >
        {m.office_set_holiday_add()}
      </Button>
    </SettingsSection>
  );
}
