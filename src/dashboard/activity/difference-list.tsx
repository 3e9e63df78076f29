import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { type Difference, differencesOf } from './difference.rules.ts';
import { fieldLabel, valueLabel } from './difference-labels.ts';

function Line({ difference }: { difference: Difference }) {
  const { field, from, to } = difference;
  return (
    <li>
      <span>{fieldLabel(field)}</span>
      {from !== undefined && <del>{valueLabel(from, field)}</del>}
      {to !== undefined && <ins>{valueLabel(to, field)}</ins>}
    </li>
  );
}

const visibleAtOnce = 8;

/** The differences of a log entry, in words. */
export function DifferenceList({ difference }: { difference: unknown }) {
  const all = differencesOf(difference);
  if (all.length === 0) {
    return null;
  }
  return (
    <ul className="of-differences">
      {all.slice(0, visibleAtOnce).map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand twice, such as the decisions of a visa case
        <Line key={index} difference={each} />
      ))}
      {all.length > visibleAtOnce && (
        <li>{m.office_and_more({ count: count(all.length - visibleAtOnce, officeLanguage()) })}</li>
      )}
    </ul>
  );
}
