import { Button, Select } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { formatDay, packageLabel } from '#features/departures/dashboard/departure-labels.ts';
import { SeatsBar } from '#features/departures/dashboard/seats-bar.tsx';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import './departure-choice.css';

interface DepartureChoiceProps {
  /** In the order of their days. */
  readonly departures: readonly OfficeDeparture[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly error?: ReactNode;
}

/** So many dates of a package are shown at first. */
const firstVisible = 6;

/** A departure by its package, and then by its next dates with seats and price. What is full can't be chosen, but stays if it is. */
export function DepartureChoice({ departures, value, onChange, error }: DepartureChoiceProps) {
  const chosen = departures.find(({ id }) => id === value);
  const [slug, setSlug] = useState(chosen?.package.slug ?? null);
  const [isWhole, setWhole] = useState(false);
  const name = useId();
  const packages = [...new Map(departures.map((each) => [each.package.slug, each.package])).values()];
  const dates = departures.filter((each) => each.package.slug === slug);
  const shown = dates.filter((each, index) => isWhole || index < firstVisible || each.id === value);
  return (
    <fieldset className="dep-choice num">
      <Select
        label={m.office_book_package()}
        error={error}
        searchable
        allowDeselect={false}
        nothingFoundMessage={m.office_nothing_found()}
        data={packages
          .map((each) => ({ value: each.slug, label: packageLabel(each) }))
          .toSorted((one, other) => one.label.localeCompare(other.label))}
        value={slug}
        onChange={(next) => {
          setSlug(next);
          setWhole(false);
        }}
      />
      {shown.map((each) => (
        <label key={each.id} className="dep-choice-date" data-full={each.left === 0 || undefined}>
          <input
            type="radio"
            name={name}
            value={each.id}
            checked={each.id === value}
            disabled={each.left === 0 && each.id !== value}
            onChange={() => onChange(each.id)}
          />
          <span>
            <b>{formatDay(each.departsOn)}</b>
            <small className="of-dim">{m.office_book_back({ day: formatDay(each.returnsOn) })}</small>
          </span>
          <SeatsBar of={each} />
          <span>
            {each.left === 0
              ? m.office_dep_full()
              : m.office_book_left({ left: count(each.left, officeLanguage()) })}
          </span>
          <span className="dep-choice-price">
            {formatTaka(each.prices.adult)} <small className="of-dim">{m.office_book_adult()}</small>
          </span>
        </label>
      ))}
      {shown.length < dates.length && (
        <div>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {m.office_book_later({ dates: count(dates.length - shown.length, officeLanguage()) })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
