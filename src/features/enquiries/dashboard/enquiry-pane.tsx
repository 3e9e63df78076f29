import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { m } from '#messages/messages.js';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { EnquiryView } from './enquiry-view.tsx';
import { inboxKey, type Owner } from './inbox-client.ts';

interface EnquiryPaneProps {
  id: string;
  owners: readonly Owner[];
  onClose: () => void;
  onOpen: (id: string) => void;
  /** What was written to and by who sent it. */
  messages: (enquiry: WholeEnquiry) => ReactNode;
}

/** One enquiry beside the list, or its loading or error state. */
export function EnquiryPane({ id, owners, onClose, onOpen, messages }: EnquiryPaneProps) {
  const language = officeLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [inboxKey, 'one', id, language],
    queryFn: ({ signal }) => read('GET /enquiries/{id}', { id, language }, signal),
    // The outbox sends no events, so it is polled.
    refetchInterval: ({ state }) =>
      state.data?.replies.some(({ mail }) => mail === 'waiting') ? 3_000 : false,
  });
  const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  return (
    <section
      className="enq-one"
      tabIndex={-1}
      aria-label={m.inbox_view({ reference: data?.reference ?? '' })}
      aria-busy={data === undefined && error === null}
    >
      {data !== undefined ? (
        <EnquiryView
          enquiry={data}
          owners={owners}
          onClose={onClose}
          onOpen={onOpen}
          messages={messages(data)}
        />
      ) : isGone ? (
        <ListNothing
          title={m.inbox_gone()}
          text={m.inbox_gone_text()}
          action={
            <Button variant="default" onClick={onClose}>
              {m.inbox_close()}
            </Button>
          }
        />
      ) : error !== null ? (
        <ListError cause={error} onRetry={() => void refetch()} />
      ) : (
        <RowsWaiting columns={2} />
      )}
    </section>
  );
}
