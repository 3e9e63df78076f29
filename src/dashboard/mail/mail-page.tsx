import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { read } from '../api/operations.ts';
import { queryClient } from '../api/query-client.ts';
import { officeLanguage } from '../language.ts';
import { MayButton } from '../may-button.tsx';
import { needsPermission } from '../permission-check.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { DeadTasks } from './dead-tasks.tsx';
import { confirmSendDeadAgain, mailKey } from './mail-actions.ts';
import { mailTable } from './mail-table-spec.tsx';
import './mail-page.css';

/** /dashboard/mail: the outbox. */
export default function MailPage() {
  const me = useMe();
  const dead = useMailCounts()?.dead ?? 0;
  const spec = useMemo(() => mailTable(me), [me]);
  return (
    <PageFrame
      title={m.outbox_title()}
      text={m.outbox_text()}
      actions={
        dead > 0 && (
          <MayButton
            refused={needsPermission(me, 'mail.write')}
            color="marigold.5"
            leftSection={<Icon of={Send} />}
            onClick={() => confirmSendDeadAgain(dead)}
          >
            {m.outbox_again_all({ count: count(dead, officeLanguage()), number: dead })}
          </MayButton>
        )
      }
    >
      <DeadTasks />
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}

/** Counts by state. The outbox sends no events: the counts are polled, and the list follows. */
function useMailCounts() {
  const { data } = useQuery({
    queryKey: [mailKey, 'counts'],
    refetchInterval: 5_000,
    queryFn: async ({ signal }) => (await read('GET /mail', { limit: 1 }, signal)).counts,
  });
  const seen = data && Object.values(data).join();
  useEffect(() => {
    if (seen !== undefined) {
      void queryClient.invalidateQueries({ queryKey: [mailKey] });
      void queryClient.invalidateQueries({ queryKey: ['overview'] });
      void queryClient.invalidateQueries({ queryKey: ['agenda'] });
    }
  }, [seen]);
  return data;
}
