import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { bookingLabel } from '#features/orders/dashboard/booked-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { WaitingItem, WaitingState } from '../waiting-list/waiting-list.contract.ts';
import { departureKey } from './bookings-client.ts';

const stateLabels: Readonly<Record<WaitingState, () => string>> = {
  waiting: m.office_waiting_waiting,
  offered: m.office_waiting_offered,
  booked: m.office_waiting_booked,
  missed: m.office_waiting_missed,
  left: m.office_waiting_left,
  over: m.office_waiting_over,
};

/** The waiting list of a departure, in order. */
export function DepartureWaiting({ of }: { of: OfficeDeparture }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...departureKey(of.id), 'waiting'],
    queryFn: async ({ signal }) => (await read('GET /departures/{id}/waiting', { id: of.id }, signal)).items,
  });
  return (
    <div className="of-list-sheet" aria-busy={isFetching}>
      {data === undefined && error !== null ? (
        <ListError cause={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowsWaiting columns={4} />
      ) : data.length === 0 ? (
        <ListNothing title={m.office_waiting_none()} text={m.office_waiting_none_text()} />
      ) : (
        <ol className="dep-waiting num">
          {data.map((item) => (
            <WaitingRow key={item.id} of={of} item={item} />
          ))}
        </ol>
      )}
    </div>
  );
}

function WaitingRow({ of, item }: { of: OfficeDeparture; item: WaitingItem }) {
  const me = useMe();
  const { id, name, phone, otherPhones, party, state, place, heldUntil, orderId, reference } = item;
  const mayLeave = (state === 'waiting' || state === 'offered') && me.may('orders.write');
  return (
    <li>
      <span className="dep-place">{place === null ? '–' : count(place, officeLanguage())}</span>
      <span className="of-titles">
        <strong>{name}</strong>
        <span>
          {reference} ·{' '}
          {[phone, ...otherPhones].map((number) => (
            <Fragment key={number}>
              <a href={`tel:${number}`}>{number}</a> ·{' '}
            </Fragment>
          ))}
          {bookingLabel(party, of)}
        </span>
      </span>
      <span>
        {heldUntil === null
          ? stateLabels[state]()
          : m.office_waiting_until({ time: formatMoment(heldUntil) })}
        {orderId !== null && (
          <>
            {' '}
            <Link to={`/dashboard/orders/${orderId}`}>{m.office_waiting_order()}</Link>
          </>
        )}
      </span>
      {mayLeave && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            void runMutation(planKey, m.office_waiting_notify_removed({ name }), () =>
              write('POST /waiting/{id}/leave', { id }),
            )
          }
        >
          {m.office_waiting_remove()}
        </Button>
      )}
    </li>
  );
}
