import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { ChoicesPanel } from './choices-panel.tsx';
import { DevicePanel, ownKey } from './device-panel.tsx';
import './notifications-page.css';

/** /dashboard/notifications: what somebody is told of on their own devices. */
export default function NotificationsPage() {
  const own = useQuery({
    queryKey: [ownKey],
    queryFn: ({ signal }) => read('GET /push/choices', {}, signal),
  });
  return (
    <PageFrame title={m.office_push_title()} text={m.office_push_text()}>
      <Loaded query={own}>
        {(data) => (
          <div className="of-push">
            <DevicePanel own={data} />
            <ChoicesPanel own={data} />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}
