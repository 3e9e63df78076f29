import { m } from '#messages/messages.js';
import type { AirlineBooking, BookedName } from '../airline-bookings/airline-bookings.contract.ts';
import { nameDifferences } from '../airline-bookings/airline-bookings.rules.ts';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { passengerName } from './fare-labels.ts';

/** What was pasted besides the flights: PNR, names, and the line that the time limit is from. */
export function PastedBookingFacts({
  booking: { pnr, passengers },
  limitLine,
}: {
  readonly booking: AirlineBooking;
  readonly limitLine?: string | undefined;
}) {
  const facts = [
    ...(pnr === null ? [] : [[m.office_fare_pnr(), pnr] as const]),
    ...(passengers.length === 0
      ? []
      : [[m.office_fare_booked_names(), passengers.map(passengerName).join('; ')] as const]),
    ...(limitLine === undefined ? [] : [[m.office_fare_limit_from(), limitLine] as const]),
  ];
  return facts.length === 0 ? null : (
    <dl className="fare-facts num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Passengers who are called otherwise in the airline's booking: a ticket by another name isn't valid. */
export function NameDifferences({
  passengers,
  booked,
}: {
  readonly passengers: Ticketing['passengers'];
  readonly booked: readonly BookedName[];
}) {
  const named = passengers.filter(({ surname }) => surname !== '');
  const unlike = booked.length === 0 || named.length === 0 ? [] : nameDifferences(named, booked);
  return unlike.length === 0 ? null : (
    <div className="of-wrong" role="status">
      <p>{m.office_fare_names_differ()}</p>
      <ul className="fare-unlike">
        {unlike.map(({ named: one, booked: other }) => (
          <li key={`${one?.position} ${other?.surname} ${other?.givenNames}`}>
            {m.office_fare_name_differs({
              named: one === undefined ? m.office_fare_nobody() : passengerName(one),
              booked: other === undefined ? m.office_fare_nobody() : passengerName(other),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
