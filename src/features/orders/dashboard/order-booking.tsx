import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookedSeats } from '../seats/seats.contract.ts';
import { bookingLabel } from './booked-labels.ts';
import { formatDay } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

const seatLabel = ({ seatState, heldUntil, seats, isClaimed }: BookedSeats): string =>
  seatState === 'booked'
    ? m.office_booked_seats({ seats: count(seats, officeLanguage()) })
    : heldUntil === null
      ? m.office_booking_gone()
      : (isClaimed ? m.office_booking_claimed : m.office_booking_until)({ time: formatMoment(heldUntil) });

/** The departure, party and seats of an order; nothing for one without seats. */
export function OrderBooking({ orderId }: { orderId: string }) {
  const { data } = useQuery({
    queryKey: [...ordersKey, 'one', orderId, 'booking'],
    queryFn: ({ signal }) => read('GET /orders/{id}/booking', { id: orderId }, signal),
  });
  if (!data?.booking) {
    return null;
  }
  const { booking } = data;
  const { departure, party } = booking;
  return (
    <section className="of-panel num" aria-labelledby="ord-booking">
      <h2 id="ord-booking">{m.office_booked_title()}</h2>
      <ul className="ord-facts">
        <li>
          <Link to={`/dashboard/departures/${departure.id}`}>{formatDay(departure.departsOn)}</Link>
        </li>
        <li>{bookingLabel(party, departure)}</li>
        <li>{seatLabel(booking)}</li>
        <li>
          <Link to={`/dashboard/orders/${orderId}/travellers`}>{m.travellers_title()}</Link>
        </li>
        <li>
          <Link to={`/dashboard/orders/${orderId}/booking`}>{m.office_booked_change()}</Link>
        </li>
      </ul>
    </section>
  );
}
