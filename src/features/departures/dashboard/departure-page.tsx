import { useQuery } from '@tanstack/react-query';
import { NavLink, useParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { departureKey } from '#features/bookings/dashboard/bookings-client.ts';
import { departureParts } from '#features/bookings/dashboard/departure-parts.ts';
import { WriteToAboard } from '#features/messages/dashboard/many-form.tsx';
import { m } from '#messages/messages.js';
import { nameOf } from './departure-labels.ts';
import { DeparturePanel } from './departure-panel.tsx';
import './departures-page.css';
import '#features/bookings/dashboard/departure-page.css';

/** /dashboard/departures/:id: one departure, who is on it, and what is to be done for it. */
export default function DeparturePage() {
  const { id = '', part = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: departureKey(id),
    queryFn: () => read('GET /departures/{id}', { id }),
  });
  const shown = departureParts.find(({ path }) => path === part) ?? departureParts[0];
  return (
    <PageFrame
      title={data === undefined ? m.office_nav_departures() : nameOf(data)}
      actions={data && <WriteToAboard id={id} />}
    >
      {data !== undefined ? (
        <div className="dep-grid" data-open>
          <div className="dep-main">
            <nav className="of-tabs" aria-label={nameOf(data)}>
              {departureParts.map(({ path, label }) => (
                <NavLink
                  key={path}
                  end
                  to={path === '' ? `/dashboard/departures/${id}` : `/dashboard/departures/${id}/${path}`}
                >
                  {label()}
                </NavLink>
              ))}
              {/* A document of its own, which is kept for when there is no network. */}
              <a href={`/dashboard/departures/${id}/check-in`}>{m.office_check_in()}</a>
            </nav>
            {shown && <shown.Part of={data} />}
          </div>
          <DeparturePanel of={data} isWhole />
        </div>
      ) : error !== null ? (
        <div className="of-list-sheet">
          <ListError cause={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <p className="of-dim" role="status">
          {m.office_booking_loading()}
        </p>
      )}
    </PageFrame>
  );
}
