import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { OfficeDeparture } from '../departures.contract.ts';

type Seats = Pick<OfficeDeparture, 'seats' | 'keptBack' | 'held' | 'booked' | 'left'>;

/** The parts of the bar, in order. */
export const seatParts = (of: Seats) =>
  [
    { key: 'kept', number: of.keptBack, name: m.office_dep_kept() },
    { key: 'held', number: of.held, name: m.office_dep_held() },
    { key: 'booked', number: of.booked, name: m.office_dep_booked() },
    { key: 'left', number: of.left, name: m.office_dep_left() },
  ] as const;

/** The seats of a departure as a bar, always beside the numbers. */
export function SeatsBar({ of, height = 8 }: { of: Seats; height?: number }) {
  let from = 0;
  const language = officeLanguage();
  const words = seatParts(of)
    .map(({ number, name }) => `${count(number, language)} ${name}`)
    .join(', ');
  return (
    <svg className="dep-seats" height={height} role="img" aria-label={words}>
      {seatParts(of).map(({ key, number }) => {
        const x = (100 * from) / of.seats;
        from += number;
        return (
          <rect
            key={key}
            data-part={key}
            x={`${x}%`}
            width={`${(100 * number) / of.seats}%`}
            height={height}
          />
        );
      })}
    </svg>
  );
}
