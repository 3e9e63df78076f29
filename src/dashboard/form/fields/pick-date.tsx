import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface PickDateProps {
  /** Label of the field. */
  label: string;
  /** Empty when the field is. */
  date: CalendarDate;
  disabled: boolean;
  onPick: (next: CalendarDate) => void;
}

/** The calendar button of a date field. */
export function PickDate({ label, date, disabled, onPick }: PickDateProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          disabled={disabled}
          aria-label={`${m.writing_pick_date()}: ${label}`}
          onClick={() => setOpen(!open)}
        >
          <Icon of={CalendarDays} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          value={date === '' ? null : date}
          defaultDate={date === '' ? dhakaToday() : date}
          onChange={(next) => {
            setOpen(false);
            if (next !== null) {
              onPick(next);
            }
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
