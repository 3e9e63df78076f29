import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { subjectKinds } from '#dashboard/activity/subject-labels.ts';
import { type ActivityFilterValues, listActivity } from '#dashboard/api/activity.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ExportButton } from '#dashboard/table/export-button.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { m } from '#messages/messages.js';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { ActivityEntries } from './activity-entries.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { exportActivity } from './export-activity.ts';
import './activity-page.css';

/** The filters in the URL; invalid ones are left out. */
function filtersIn(params: URLSearchParams): ActivityFilterValues {
  const date = (name: string) => calendarDate.safeParse(params.get(name)).data;
  const actor = params.get('actor') ?? undefined;
  return {
    actor: actor === undefined || actor.length > 200 ? undefined : actor,
    subjectKind: subjectKinds.find((kind) => kind === params.get('subjectKind')),
    from: date('from'),
    to: date('to'),
  };
}

/** /dashboard/activity: who did what and when, with the differences. */
export default function ActivityPage() {
  const { query, change, set } = useAddressQuery();
  const filters = filtersIn(query);
  const log = useInfiniteQuery({
    queryKey: ['activity', filters],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      listActivity(filters, pageParam, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const clear = () => change(() => new URLSearchParams());
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <PageFrame
      title={m.office_nav_activity()}
      text={m.office_activity_text()}
      actions={<ExportButton name="activity" make={(onProgress) => exportActivity(filters, onProgress)} />}
    >
      <section className="of-list" aria-label={m.office_nav_activity()}>
        <ActivityFilters filters={filters} onChange={(key, value) => set({ [key]: value })} onClear={clear} />
        <div className="of-list-sheet" aria-busy={log.isFetching}>
          {log.data === undefined && log.error !== null ? (
            <ListError cause={log.error} onRetry={() => void log.refetch()} />
          ) : log.data === undefined ? (
            <RowsWaiting columns={3} />
          ) : entries.length > 0 ? (
            <ActivityEntries entries={entries} />
          ) : narrowed ? (
            <ListNothingFound onClear={clear} />
          ) : (
            <ListNothing title={m.office_no_activity()} text={m.office_no_activity_text()} />
          )}
        </div>
        {log.hasNextPage && (
          <Button
            variant="default"
            className="of-more"
            loading={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {m.office_show_more()}
          </Button>
        )}
      </section>
    </PageFrame>
  );
}
