import { clsx } from 'clsx';
import { seatState } from '#features/departures/departures.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';

const width = 76;

/** Seats left in words, and as a bar. */
export function SeatBar({ left, seats }: { left: number; seats: number }) {
  const language = usePageLanguage();
  const state = seatState(left);
  if (state === 'full') {
    return <span className="seatbar">{m.packages_full()}</span>;
  }
  return (
    <span className={clsx('seatbar', state)}>
      {m.package_left({ count: left, shown: count(left, language) })}
      <svg width={width} height="6" aria-hidden="true">
        <rect className="seatbar-all" width={width} height="6" rx="3" />
        <rect
          className="seatbar-left"
          width={Math.max(6, (width * left) / Math.max(1, seats))}
          height="6"
          rx="3"
        />
      </svg>
    </span>
  );
}
