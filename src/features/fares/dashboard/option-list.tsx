import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Option } from '../fares.contract.ts';
import { cabinNames } from './fare-labels.ts';
import { SegmentList } from './segment-list.tsx';

function limitLabel({ timeLimit, isOver }: Option): string {
  const until = formatUntil(new Date(timeLimit), officeLanguage());
  return isOver ? m.office_fare_over({ until }) : m.office_fare_until({ until });
}

interface OptionListProps {
  readonly options: readonly Option[];
  /** The option that the customer took. */
  readonly accepted: string | null;
}

/** The options of a request, as they were added; none is ever changed. */
export function OptionList({ options, accepted }: OptionListProps) {
  const language = officeLanguage();
  return options.map((option, index) => (
    <section
      key={option.id}
      className="of-panel fare-one"
      aria-labelledby={`fare-${option.id}`}
      data-over={option.isOver}
    >
      <h2 id={`fare-${option.id}`}>
        {m.office_fare_option({ number: count(index + 1, language) })}
        <span className="num">{taka(option.total, language)}</span>
      </h2>
      <SegmentList segments={option.segments} />
      <p className="num">
        {[cabinNames[option.cabin](), option.baggage, limitLabel(option)]
          .filter((words) => words !== null)
          .join(' · ')}
      </p>
      {option.id === accepted && <p>{m.office_fare_chosen()}</p>}
    </section>
  ));
}
