import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Keyboard, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { queryNow } from '#dashboard/table/address-query.ts';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { MessageThread } from '#features/messages/dashboard/message-thread.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { Route } from './+types/enquiries-page.ts';
import { EnquiryPane } from './enquiry-pane.tsx';
import { inboxKey } from './inbox-client.ts';
import { showInboxKeys, useKey } from './inbox-keys.tsx';
import { inboxTable } from './inbox-table-spec.tsx';
import { openNewEnquiry } from './new-enquiry.tsx';
import { useInboxStream } from './use-inbox-stream.ts';
import './enquiries-page.css';
import './enquiry-view.css';
import './enquiry-print.css';

const list = '/dashboard/enquiries';

/** /dashboard/enquiries: the inbox with the open enquiry beside it; on a narrow screen one or the other. */
export default function EnquiriesPage({ params }: Route.ComponentProps) {
  const { id } = params;
  const me = useMe();
  const go = useNavigate();
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const { live, came } = useInboxStream();
  const owners = useQuery({
    queryKey: [inboxKey, 'owners'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await read('GET /enquiries/owners', {}, signal)).items,
  });
  const open = useCallback(
    (to: string | undefined) => {
      // With a filter that was just chosen, before it is rendered.
      const search = String(queryNow());
      void go({ pathname: to === undefined ? list : `${list}/${to}`, search }, { preventScrollReset: true });
    },
    [go],
  );
  const close = useCallback(() => open(undefined), [open]);
  const spec = useMemo(
    () =>
      inboxTable({
        me,
        owners: owners.data ?? [],
        current: id,
        pathOf: (each) => `${list}/${each}${search}`,
        onWalk: open,
      }),
    [me, owners.data, id, search, open],
  );
  const mayNot = needsPermission(me, 'enquiries.write');
  const add = () => mayNot === undefined && openNewEnquiry(open);
  useKey('c', add);
  useKey('?', showInboxKeys);
  useKey('Escape', () => id !== undefined && close());
  useFocusBack(frame, id);
  return (
    <PageFrame
      title={m.inbox_title()}
      actions={
        <>
          <span className="enq-live" data-off={live === false || undefined}>
            {live === false ? m.inbox_not_live() : m.inbox_live()}
          </span>
          <MayButton refused={mayNot} color="marigold.5" leftSection={<Icon of={Plus} />} onClick={add}>
            {m.inbox_new()}
          </MayButton>
          <Button
            className="enq-keys-button"
            variant="default"
            leftSection={<Icon of={Keyboard} />}
            onClick={showInboxKeys}
          >
            {m.inbox_keys()}
          </Button>
        </>
      }
    >
      <p className="vh" role="status" key={came}>
        {came > 0 && m.inbox_came()}
      </p>
      <div className="enq" data-open={id !== undefined || undefined} ref={frame}>
        <div className="enq-list">
          {/* The owners are values of a filter: a URL with one can't be parsed before they are loaded. */}
          {owners.isPending ? <RowsWaiting columns={5} /> : <OfficeTable spec={spec} />}
        </div>
        {id !== undefined && (
          <EnquiryPane
            key={id}
            id={id}
            owners={owners.data ?? []}
            onClose={close}
            onOpen={open}
            messages={(enquiry) => <MessageThread kind="enquiry" id={enquiry.id} to={enquiry} heading="h3" />}
          />
        )}
      </div>
    </PageFrame>
  );
}

/** On a narrow screen the enquiry replaces the list: the focus moves along, and returns to the row. */
function useFocusBack(frame: { readonly current: HTMLElement | null }, id: string | undefined): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const at = document.activeElement;
    const isLost = at === null || at === document.body || !at.checkVisibility();
    if (id !== undefined && isLost) {
      frame.current?.querySelector<HTMLElement>('.enq-one')?.focus({ preventScroll: true });
    } else if (id === undefined && last.current !== undefined && isLost) {
      frame.current?.querySelector<HTMLElement>(`a[href*="${last.current}"]`)?.focus();
    }
    last.current = id;
  }, [frame, id]);
}
