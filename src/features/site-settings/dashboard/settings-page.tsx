import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { eventLabels } from '#features/messages/dashboard/messages-labels.ts';
import { m } from '#messages/messages.js';
import { SettingsEditor } from './settings-editor.tsx';

/** /dashboard/settings */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => read('GET /settings', {}, signal),
    // Refetching would change the form while somebody edits it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data !== undefined) {
    return <SettingsEditor key={data.version} saved={data} eventNames={eventLabels} />;
  }
  return (
    <PageFrame title={m.office_nav_settings()}>
      <div className="of-list-sheet">
        {error === null ? (
          <RowsWaiting columns={2} />
        ) : (
          <ListError cause={error} onRetry={() => void refetch()} />
        )}
      </div>
    </PageFrame>
  );
}
