import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ChangeBookingForm } from '#features/bookings/dashboard/change-booking-form.tsx';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import { m } from '#messages/messages.js';
import { ordersKey } from './orders-client.ts';
import './order-form.css';
import './orders.css';
import '#features/bookings/dashboard/departure-page.css';

/** /dashboard/orders/:id/booking: another departure or party of a booking. */
export default function ChangeBookingPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: [...ordersKey, 'one', id, 'change-booking'],
    queryFn: async ({ signal }) => ({
      order: await read('GET /orders/{id}', { id }, signal),
      ...(await read('GET /orders/{id}/booking', { id }, signal)),
    }),
  });
  const plan = useQuery({
    queryKey: [...planKey, 'bookable'],
    queryFn: ({ signal }) => read('GET /departures/plan', { tab: 'coming' }, signal),
  });
  return (
    <PageFrame
      title={m.office_booked_change()}
      text={<Link to={`/dashboard/orders/${id}`}>{query.data?.order.reference}</Link>}
    >
      <Loaded query={plan}>
        {({ items }) => (
          <Loaded query={query}>
            {({ order, booking }) =>
              booking === null ? (
                <p>{m.office_refused_no_booking()}</p>
              ) : (
                <ChangeBookingForm key={order.current} order={order} booking={booking} departures={items} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  );
}
