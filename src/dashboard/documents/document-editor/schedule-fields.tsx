import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday, systemClock } from '#platform/clock.ts';
import { timeIn } from '#platform/format/date-text.ts';
import { DateInput } from '../../form/fields/date-input.tsx';

/** @param onSchedule gets a time in Dhaka, `2027-01-15T09:00`. */
export function ScheduleFields({
  isPending,
  onSchedule,
}: {
  isPending: boolean;
  onSchedule: (publishAt: string) => void;
}) {
  const [day, setDay] = useState<CalendarDate>(addDays(dhakaToday(), 1));
  const [typed, setTyped] = useState('09:00');
  const time = timeIn(typed);
  const at = day !== '' && time !== undefined ? `${day}T${time}` : undefined;
  const past = at !== undefined && Date.parse(`${at}:00+06:00`) <= systemClock.now().getTime();
  return (
    <div className="fk-schedule">
      <DateInput eager label={m.writing_schedule_on()} value={day} onChange={(next = '') => setDay(next)} />
      <TextInput
        label={m.writing_schedule_at()}
        value={typed}
        error={time === undefined || past ? m.writing_time_wrong() : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        color="marigold.5"
        loading={isPending}
        disabled={at === undefined || past}
        onClick={() => at !== undefined && onSchedule(at)}
      >
        {m.writing_schedule_do()}
      </Button>
    </div>
  );
}
