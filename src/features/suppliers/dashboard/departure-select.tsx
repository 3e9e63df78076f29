import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { addDays, monthOf } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { suppliersKey } from './suppliers-client.ts';

/** Bills come so many days after a departure, at most as a rule. */
const latest = 180;
/** So many pages of departures are read, of 50 each. */
const maxPages = 10;

/** The departures of the last half year and those to come, soonest first: also those of which there is no bill yet. */
async function listDepartures(signal: AbortSignal) {
  const from = monthOf(addDays(dhakaToday(), -latest));
  const items = [];
  let cursor: string | null = '';
  for (let page = 0; page < maxPages && cursor !== null; page += 1) {
    const found: { items: Departure[]; next: string | null } = await read(
      'GET /reports/profits',
      { from, empty: 'true', cursor },
      signal,
    );
    items.push(...found.items);
    cursor = found.next;
  }
  return items;
}

interface Departure {
  readonly departure: string;
  readonly departsOn: string;
  readonly title: { readonly en: string | null; readonly bn: string | null };
}

/** The package in the office's language, or else in the other one, and the day. */
function labelOf({ title: { en, bn }, departsOn }: Departure): string {
  const title = officeLanguage() === 'bn' ? (bn ?? en) : (en ?? bn);
  return `${fullDate(departsOn, officeLanguage())} · ${title ?? ''}`;
}

interface DepartureSelectProps {
  /** An id; empty for none. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (departure: string) => void;
}

/** A departure, found by typing its day or a word of its package. */
export function DepartureSelect({ value, error, onChange }: DepartureSelectProps) {
  const { data = [] } = useQuery({
    queryKey: [...suppliersKey, 'departures'],
    queryFn: ({ signal }) => listDepartures(signal),
  });
  return (
    <Select
      label={m.office_kind_departure()}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={m.office_nothing_found()}
      data={data.map((each) => ({ value: each.departure, label: labelOf(each) }))}
      value={value === '' ? null : value}
      error={error}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
