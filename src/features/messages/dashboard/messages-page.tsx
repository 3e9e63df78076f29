import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DeadTasks } from './dead-tasks.tsx';
import { confirmSendDeadAgain, messagesKey } from './messages-actions.ts';
import { messagesTable } from './messages-table-spec.tsx';
import { BudgetAlert, MonthsPanel } from './months-panel.tsx';
import './messages-page.css';

/** /dashboard/messages: what went out and came in. */
export default function MessagesPage() {
  const me = useMe();
  const data = useMessageCounts();
  const dead = data?.counts.dead ?? 0;
  const spec = useMemo(() => messagesTable(me), [me]);
  return (
    <PageFrame
      title={m.outbox_title()}
      text={m.outbox_text()}
      actions={
        dead > 0 && (
          <MayButton
            refused={needsPermission(me, 'messages.write')}
            color="marigold.5"
            leftSection={<Icon of={Send} />}
            onClick={() => confirmSendDeadAgain(dead)}
          >
            {m.outbox_again_all({ count: count(dead, officeLanguage()), number: dead })}
          </MayButton>
        )
      }
    >
      {data !== undefined && data.providers.sms === undefined && (
        <Alert color="yellow">{m.outbox_no_provider()}</Alert>
      )}
      <BudgetAlert />
      <DeadTasks />
      <OfficeTable spec={spec} />
      <MonthsPanel />
    </PageFrame>
  );
}

/** Counts by state. The outbox sends no events: the counts are polled, and the list follows. */
function useMessageCounts() {
  const { data } = useQuery({
    queryKey: [messagesKey, 'counts'],
    refetchInterval: 5_000,
    queryFn: ({ signal }) => read('GET /messages', { limit: 1 }, signal),
  });
  const seen = data && Object.values(data.counts).join();
  useEffect(() => {
    if (seen !== undefined) {
      void queryClient.invalidateQueries({ queryKey: [messagesKey] });
      void queryClient.invalidateQueries({ queryKey: ['overview'] });
      void queryClient.invalidateQueries({ queryKey: ['agenda'] });
    }
  }, [seen]);
  return data;
}
