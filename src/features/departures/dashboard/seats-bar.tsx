import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import './seats-bar.css';

type Seats = Pick<OfficeDeparture, 'seats' | 'keptBack' | 'held' | 'booked' | 'left'>;

/** The parts of the bar, in order. */
export const seatParts = (of: Seats) =>
  [
    { key: 'kept', number: of.keptBack, name: m.office_dep_kept_back() },
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

const noSeats = { keptBack: 0, held: 0, booked: 0, left: 0, seats: 0 };

/** What the colours of the bars mean. */
export const SeatsLegend = () => (
  <ul className="dep-key">
    {seatParts(noSeats).map(({ key, name }) => (
      <li key={key}>
        <SeatsMark part={key} /> {name}
      </li>
    ))}
  </ul>
);

/** The colour of a part of the bar, for the words beside it. */
export const SeatsMark = ({ part }: { part: ReturnType<typeof seatParts>[number]['key'] }) => (
  <svg className="dep-mark" width="14" height="14" aria-hidden="true">
    <rect data-part={part} width="14" height="14" />
  </svg>
);
