import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { OwnTimes as Times } from '../processing-times/processing-times.rules.ts';
import { lengthLabel } from './visa-labels.ts';

/** How long the agency's own cases of the chosen kind took, once there are enough of them. */
export function OwnTimes({ times }: { times: Times | undefined }) {
  const language = usePageLanguage();
  // Decided on the day of submission is within one day.
  const days = (number: number) => lengthLabel({ unit: 'day', count: Math.max(1, number) }, language);
  return (
    times && (
      <p className="vkinds-note num">
        {m.visas_own_times({
          cases: count(times.cases, language),
          half: days(times.half),
          nineOfTen: days(times.nineOfTen),
        })}
      </p>
    )
  );
}
