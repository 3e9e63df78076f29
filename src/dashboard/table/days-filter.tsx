import { Menu } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { daysBetweenOf, type NamedDays } from '#platform/days-between.rules.ts';
import { shortDate } from '#platform/format/dates.ts';
import { officeLanguage } from '../language.ts';

const names: Readonly<Record<NamedDays, () => string>> = {
  today: m.office_days_today,
  week: m.office_days_week,
  fortnight: m.office_days_fortnight,
  month: m.office_days_month,
  'last-week': m.office_days_last_week,
  'last-month': m.office_days_last_month,
  past: m.office_days_past,
};

/** Days in words: `Next 7 days`, `1 Dec to 10 Dec`. */
export function daysLabel(value: string): string {
  const named = Object.entries(names).find(([key]) => key === value);
  if (named !== undefined) {
    return named[1]();
  }
  const { from, to } = daysBetweenOf(value, dhakaToday()) ?? {};
  const day = (date: CalendarDate) => shortDate(date, officeLanguage());
  return from !== undefined && to !== undefined
    ? m.office_days_between({ from: day(from), to: day(to) })
    : from !== undefined
      ? m.office_days_from({ from: day(from) })
      : m.office_days_until({ to: day(to ?? dhakaToday()) });
}

interface DaysFilterProps {
  days: readonly NamedDays[];
  value: string | undefined;
  onSet: (value: string | undefined) => void;
}

/** What a filter by days offers: words for them, and a calendar on which two are picked. */
export function DaysFilter({ days, value, onSet }: DaysFilterProps) {
  const { from, to } = (value === undefined ? undefined : daysBetweenOf(value, dhakaToday())) ?? {};
  const [picked, setPicked] = useState<[CalendarDate | null, CalendarDate | null]>([
    from ?? null,
    to ?? null,
  ]);
  return (
    <>
      <Menu.RadioGroup value={value ?? ''} onChange={(next) => onSet(next === '' ? undefined : next)}>
        <Menu.RadioItem value="" closeMenuOnClick>
          {m.office_any()}
        </Menu.RadioItem>
        {days.map((each) => (
          <Menu.RadioItem key={each} value={each} closeMenuOnClick>
            {names[each]()}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={picked}
        defaultDate={picked[0] ?? dhakaToday()}
        onChange={(next) => {
          setPicked(next);
          const [first, last] = next;
          if (first !== null && last !== null) {
            onSet(`${first}..${last}`);
          }
        }}
      />
    </>
  );
}
