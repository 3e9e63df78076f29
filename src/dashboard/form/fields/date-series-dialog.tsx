import { Button, Checkbox, Chip, Group, getDefaultZIndex, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate, nextWeekday } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { narrowWeekdayName, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { datesOf } from '../date-series.ts';
import { DateInput } from './date-input.tsx';

interface DateSeriesDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Existing dates are shown and not added again. */
  known: ReadonlySet<CalendarDate>;
  /** What should be known about a date; empty when nothing. */
  noteOf?: (date: CalendarDate) => string;
  onAdd: (dates: readonly CalendarDate[]) => void;
}

/** A week from Sunday, for the names of weekdays. */
const someSunday = nextWeekday('2026-01-01', 0);

/** "Every Friday until March": lists the dates and adds them. */
export function DateSeriesDialog({ opened, onClose, known, noteOf, onAdd }: DateSeriesDialogProps) {
  const language = officeLanguage();
  const today = dhakaToday();
  const [from, setFrom] = useState<CalendarDate>(addDays(today, 14));
  const [until, setUntil] = useState<CalendarDate>(addDays(today, 104));
  const [days, setDays] = useState<readonly string[]>(['5']);
  const [every, setEvery] = useState('1');
  const [leftOut, setLeftOut] = useState<ReadonlySet<CalendarDate>>(new Set());
  const dates =
    from !== '' && until !== ''
      ? datesOf({ from, until, weekdays: days.map(Number), every: Number(every) })
      : [];
  const fresh = dates.filter((date) => !known.has(date) && !leftOut.has(date));
  const everyName: Readonly<Record<string, string>> = {
    1: m.writing_series_every_1(),
    2: m.writing_series_every_2(),
    3: m.writing_series_every_3(),
    4: m.writing_series_every_4(),
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={m.writing_series_title()}
      size="lg"
      lockScroll={false}
      // Opened from a form in a modal, it would be covered by that one.
      zIndex={getDefaultZIndex('modal') + 1}
    >
      <fieldset className="fk-set">
        <legend>{m.writing_series_days()}</legend>
        <Chip.Group multiple value={[...days]} onChange={setDays}>
          <Group gap={6}>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <Chip key={day} value={String(day)} size="sm">
                {narrowWeekdayName(addDays(someSunday, day), language)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </fieldset>
      <div className="fk-three">
        <DateInput
          eager
          label={m.writing_series_from()}
          value={from}
          onChange={(next = '') => setFrom(next)}
        />
        <DateInput
          eager
          label={m.writing_series_until()}
          value={until}
          onChange={(next = '') => setUntil(next)}
        />
        <Select
          label={m.writing_series_every()}
          data={Object.entries(everyName).map(([value, label]) => ({ value, label }))}
          value={every}
          allowDeselect={false}
          onChange={(next) => setEvery(next ?? '1')}
        />
      </div>
      <div className="fk-dates" aria-live="polite">
        <p>
          {dates.length === 0
            ? m.writing_series_none()
            : m.writing_series_dates({ count: count(dates.length, language), number: dates.length })}{' '}
          {dates.length > 0 && m.writing_series_leave_out()}
        </p>
        <ol>
          {dates.map((date) => (
            <li key={date} className={known.has(date) ? 'fk-dates-known num' : 'num'}>
              {known.has(date) ? (
                <>
                  {shortDate(date, language)} <small>{m.writing_series_known()}</small>
                </>
              ) : (
                <Checkbox
                  size="xs"
                  label={
                    <>
                      {shortDate(date, language)} <small>{noteOf?.(date)}</small>
                    </>
                  }
                  checked={!leftOut.has(date)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeftOut(
                      (before) => new Set([...before, date].filter((each) => each !== date || !checked)),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {m.writing_cancel()}
        </Button>
        <Button
          color="marigold.5"
          disabled={fresh.length === 0}
          onClick={() => {
            onAdd(fresh);
            onClose();
          }}
        >
          {m.writing_series_add({ count: count(fresh.length, language), number: fresh.length })}
        </Button>
      </Group>
    </Modal>
  );
}
