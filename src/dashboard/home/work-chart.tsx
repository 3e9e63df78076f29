import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { weekName } from './enquiries-chart.tsx';
import { HomePanel } from './home-panel.tsx';
import { OfficeBars } from './office-bars.tsx';

/** The office's actions per week. */
export function WorkChart({ weeks }: { weeks: Overview['weeks'] }) {
  return (
    <HomePanel title={m.office_chart_work()}>
      <OfficeBars
        caption={m.office_chart_work()}
        rowName={m.office_chart_week()}
        series={[
          { key: 'saved', label: m.office_chart_saved(), color: 'var(--of-bar-mid)' },
          { key: 'published', label: m.office_chart_published(), color: 'marigold.5' },
          { key: 'pictures', label: m.office_chart_pictures(), color: 'var(--of-bar-deep)' },
        ]}
        rows={weeks.map(({ week, ...numbers }) => ({ name: weekName(week), ...numbers }))}
      />
    </HomePanel>
  );
}
