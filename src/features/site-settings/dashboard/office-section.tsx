import { Button, Chip, Group, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { narrowWeekdayName } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { BothField } from './both-field.tsx';
import { RemoveLine } from './remove-line.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** A Sunday, the first day of the week. */
const dayNames = () =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => narrowWeekdayName(`2026-03-0${day}`, officeLanguage()));

/** Address and opening hours of the office. */
export function OfficeSection({ form }: { form: SettingsForm }) {
  return (
    <>
      <SettingsSection part="office" title={m.office_set_office()}>
        <BothField form={form} path="office.street" label={m.office_set_street()} />
        <BothField form={form} path="office.area" label={m.office_set_area()} />
        <BothField form={form} path="office.city" label={m.office_set_city()} />
        <TextInput label={m.office_set_postcode()} {...form.getInputProps('office.postcode')} />
        <TextInput type="url" label={m.office_set_map()} {...form.getInputProps('office.mapUrl')} />
        <div className="of-both">
          <NumberInput decimal label={m.office_set_lat()} {...form.getInputProps('office.lat')} />
          <NumberInput decimal label={m.office_set_lng()} {...form.getInputProps('office.lng')} />
        </div>
      </SettingsSection>
      <SettingsSection part="hours" title={m.office_set_hours()} text={m.office_set_hours_text()}>
        <BothField form={form} path="office.hoursLine" label={m.office_set_hours_line()} />
        {form.getValues().office.hours.map((_, index) => (
          <HoursRow key={form.key(`office.hours.${index}`)} form={form} index={index} />
        ))}
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() => form.insertListItem('office.hours', { days: [], opens: '10:00', closes: '18:00' })}
        >
          {m.office_set_hours_add()}
        </Button>
      </SettingsSection>
    </>
  );
}

function HoursRow({ form, index }: { form: SettingsForm; index: number }) {
  const path = `office.hours.${index}`;
  const days = form.getValues().office.hours[index]?.days ?? [];
  return (
    <div className="of-row">
      <Chip.Group
        multiple
        value={days.map(String)}
        onChange={(chosen) => form.setFieldValue(`${path}.days`, chosen.map(Number).sort())}
      >
        <Group gap={6}>
          {dayNames().map((name, day) => (
            <Chip key={name} value={String(day)} size="sm">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <TextInput type="time" label={m.office_set_opens()} {...form.getInputProps(`${path}.opens`)} />
      <TextInput type="time" label={m.office_set_closes()} {...form.getInputProps(`${path}.closes`)} />
      <RemoveLine form={form} list="office.hours" index={index} />
    </div>
  );
}
