import { ActionIcon } from '@mantine/core';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { ListNothing } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';
import { monthName, narrowWeekdayName, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeDeparture } from '../departures.contract.ts';
import type { PlanPage } from '../plan/plan.contract.ts';
import { packageLabel, stateLabel } from './departure-labels.ts';
import { daysOf, monthAfter } from './month.rules.ts';
import { SeatsBar, SeatsLegend } from './seats-bar.tsx';
import './month-view.css';

interface MonthViewProps {
  /** `YYYY-MM`. */
  month: string;
  onMonth: (month: string) => void;
  plan: PlanPage | undefined;
  chosen: string | undefined;
  onChoose: (departure: OfficeDeparture) => void;
}

/** The departures of a month, a week per row; on a phone a day per row, with its weekday and month. */
export function MonthView({ month, onMonth, plan, chosen, onChoose }: MonthViewProps) {
  const language = officeLanguage();
  const days = daysOf(month);
  return (
    <section aria-labelledby="dep-month">
      <div className="dep-month">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={m.office_dep_before()}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <Icon of={ChevronLeft} />
        </ActionIcon>
        <h2 id="dep-month" aria-live="polite">
          {monthName(month, language)}
        </h2>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={m.office_dep_after()}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <Icon of={ChevronRight} />
        </ActionIcon>
        <SeatsLegend />
      </div>
      {plan?.items.length === 0 ? (
        <div className="of-list-sheet">
          <ListNothing title={m.office_dep_none()} text={m.office_dep_none_text()} />
        </div>
      ) : (
        <table className="dep-cal num">
          <thead>
            <tr>
              {days.slice(0, 7).map((day) => (
                <th key={day} scope="col">
                  {narrowWeekdayName(day, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map(
              (week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td
                      key={day}
                      className={clsx(
                        !day.startsWith(month) && 'dep-out',
                        day === plan?.today && 'dep-today',
                      )}
                    >
                      <span className="dep-date">{count(Number(day.slice(8)), language)}</span>
                      <span className="dep-date dep-date-whole">{shortDate(day, language)}</span>
                      {(plan?.items ?? [])
                        .filter(({ departsOn }) => departsOn === day)
                        .map((each) => (
                          <DayEntry key={each.id} of={each} here={each.id === chosen} onChoose={onChoose} />
                        ))}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface DayEntryProps {
  of: OfficeDeparture;
  here: boolean;
  onChoose: (departure: OfficeDeparture) => void;
}

function DayEntry({ of, here, onChoose }: DayEntryProps) {
  const language = officeLanguage();
  const short = of.leastToRun !== null && of.booked < of.leastToRun && of.state === 'open';
  const name = packageLabel(of.package);
  return (
    <button
      type="button"
      className="dep-entry"
      data-state={of.state}
      data-short={short || undefined}
      aria-pressed={here}
      title={name}
      onClick={() => onChoose(of)}
    >
      <b>{name}</b>
      {of.state === 'cancelled' ? (
        <span>{stateLabel(of)}</span>
      ) : (
        <>
          <SeatsBar of={of} height={6} />
          <span>
            <span>
              {of.state === 'open' && of.left > 0
                ? m.office_dep_n_left({ count: count(of.left, language) })
                : stateLabel(of)}
            </span>
            <span>{m.office_dep_of_seats({ count: count(of.seats, language) })}</span>
          </span>
        </>
      )}
    </button>
  );
}
