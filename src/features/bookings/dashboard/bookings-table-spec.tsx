import { officeLanguage } from '#dashboard/language.ts';
import type { RowsSpec } from '#dashboard/table/table-spec.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { bookingLabel } from '#features/orders/dashboard/booked-labels.ts';
import { leadColumn, stateColumn } from '#features/orders/dashboard/lead-and-state-columns.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookingItem } from '../bookings.contract.ts';
import { seatLabel } from './booking-labels.ts';

/** The columns of the bookings on a departure. */
export const bookingsTable = (of: OfficeDeparture): RowsSpec<BookingItem> => ({
  columns: [
    leadColumn('lead', () => m.office_booking_lead()),
    {
      key: 'party',
      label: () => m.office_booking_party(),
      cell: ({ party }) => bookingLabel(party, of),
      text: ({ party }) => bookingLabel(party, of),
    },
    {
      key: 'seats',
      label: () => m.office_dep_seats(),
      align: 'end',
      cell: ({ seats }) => <span className="num">{count(seats, officeLanguage())}</span>,
      text: ({ seats }) => String(seats),
    },
    {
      key: 'seatState',
      label: () => m.office_booking_seats_state(),
      cell: (row) => <span className="num">{seatLabel(row)}</span>,
      text: seatLabel,
    },
    stateColumn(() => m.office_order_reference()),
    {
      key: 'paid',
      label: () => m.office_order_received(),
      align: 'end',
      cell: ({ paid, total }) => (
        <span className="num">
          {m.office_booking_paid_of({ paid: formatTaka(paid), total: formatTaka(total) })}
        </span>
      ),
      text: ({ paid }) => formatTaka(paid),
    },
  ],
  filters: [],
  defaultSort: 'seats',
  searchLabel: m.office_booking_title(),
  idOf: ({ id }) => id,
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  open: ({ id }) => `/dashboard/orders/${id}`,
  nothing: { title: m.office_booking_none(), text: m.office_booking_none_text() },
});
