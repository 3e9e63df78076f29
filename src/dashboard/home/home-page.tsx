import { m } from '#messages/messages.js';
import { useMe } from '../api/me.ts';
import { useOverview } from '../api/overview.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { ListError } from '../table/list-states.tsx';
import { RowsWaiting } from '../table/rows-waiting.tsx';
import { EnquiriesChart, PagesChart, WorkChart } from './charts.tsx';
import { ChecksDue } from './checks-due.tsx';
import { NeedsPerson } from './needs-person.tsx';
import { ScheduledNext } from './scheduled-next.tsx';
import './home-page.css';

/** /dashboard/home: what needs attention, new enquiries and recent work. */
export default function HomePage() {
  const me = useMe();
  const { data, error, refetch } = useOverview();
  return (
    <PageFrame title={m.office_nav_home()} text={m.office_home_text({ name: me.name })}>
      {data === undefined && error !== null ? (
        <div className="of-list-sheet">
          <ListError cause={error} onRetry={() => void refetch()} />
        </div>
      ) : data === undefined ? (
        <div className="of-list-sheet">
          <RowsWaiting columns={3} />
        </div>
      ) : (
        <div className="of-home">
          <NeedsPerson overview={data} />
          {data.enquiries && <EnquiriesChart enquiries={data.enquiries} />}
          {data.documents && <PagesChart documents={data.documents} />}
          {data.weeks.length > 0 && <WorkChart weeks={data.weeks} />}
          <ScheduledNext scheduled={data.scheduled} />
          {data.visasToCheck && <ChecksDue visas={data.visasToCheck} />}
        </div>
      )}
    </PageFrame>
  );
}
