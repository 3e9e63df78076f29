import { officeLanguage } from '#dashboard/language.ts';
import { shortDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import type { Segment } from '../paste/paste.contract.ts';

const at = (local: string) =>
  `${shortDate(local.slice(0, 10), officeLanguage())}, ${digits(local.slice(11), officeLanguage())}`;

/** Flights in their order, times local at each airport. */
export function SegmentList({ segments }: { readonly segments: readonly Segment[] }) {
  return (
    <ol className="fare-segments num">
      {segments.map(({ airline, flight, from, to, departs, arrives, bookingClass }) => (
        <li key={`${airline} ${flight} ${departs}`}>
          <b>{`${airline} ${flight} ${bookingClass}`}</b>
          <span>{`${from} ${at(departs)} → ${to} ${at(arrives)}`}</span>
        </li>
      ))}
    </ol>
  );
}
