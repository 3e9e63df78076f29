import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useField } from '../form-context.tsx';
import { textOf } from '../plain.ts';
import { dateIn } from '../typed-date.ts';
import { TypedField } from './typed-field.tsx';

interface DateFieldProps {
  path: string;
  label: string;
  /** In a table: the label is told, not seen. */
  bare?: boolean;
  help?: ReactNode;
}

/** A calendar date: typed as people write it, or picked. */
export function DateField({ path, label, bare = false, help }: DateFieldProps) {
  const { value, set, disabled } = useField(path);
  const [open, setOpen] = useState(false);
  const today = dhakaDate(new Date());
  const date = textOf(value);
  return (
    <TypedField
      path={path}
      {...(bare ? { hiddenLabel: label } : { label })}
      {...(help === undefined ? {} : { help })}
      className="num"
      inputMode="text"
      show={(shown) => fullDate(textOf(shown), officeLanguage())}
      read={(text) => dateIn(text, today)}
      wrong={m.writing_date_wrong()}
      rightSection={
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
              defaultDate={date === '' ? today : date}
              onChange={(next) => {
                set(next ?? undefined);
                setOpen(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
