import { Alert } from '@mantine/core';
import { type SeasonWarning, seasonWarnings } from '#features/site-settings/seasons/seasons.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';

const words: Readonly<Record<SeasonWarning, () => string>> = {
  ramadan: m.office_dep_season_ramadan,
  'eid-at-home': m.office_dep_season_eid,
};

const names: Readonly<Record<SeasonWarning, () => string>> = {
  ramadan: m.office_dep_ramadan,
  'eid-at-home': m.office_dep_eid,
};

interface Days {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
}

// The calendar of the years after isn't known; days before are wrong already.
const isPlanned = ({ departsOn, returnsOn }: Days) => departsOn <= returnsOn && returnsOn < '2077';

/** What keeps people from travelling on these days, in a word or two each; empty as a rule. */
export const seasonNames = (days: Days): string =>
  isPlanned(days)
    ? seasonWarnings(days)
        .map((problem) => names[problem]())
        .join(', ')
    : '';

/** Says when a departure falls into Ramadan, or on a day of Eid that people spend at home. It may be planned all the same. */
export function SeasonNotice(days: Days) {
  const problems = isPlanned(days) ? seasonWarnings(days) : [];
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <Alert className="of-alert" color="marigold">
          {problems.map((problem) => (
            <p key={problem}>{words[problem]()}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
