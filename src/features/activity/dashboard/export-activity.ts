import { actionLabel } from '#dashboard/activity/action-labels.ts';
import { differencesOf } from '#dashboard/activity/difference.rules.ts';
import { differenceLabel } from '#dashboard/activity/difference-labels.ts';
import { subjectLabel } from '#dashboard/activity/subject-labels.ts';
import { type ActivityFilterValues, listActivity } from '#dashboard/api/activity.ts';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import { notedFile } from '#dashboard/table/noted-file.ts';
import { m } from '#messages/messages.js';
import { csvLine } from '#platform/format/csv.ts';
import type { ActivityEntry } from '../activity.contract.ts';

/** The largest page size of the API. */
const entriesAtOnce = 100;

const lineOf = ({ at, actor, action, subjectKind, subjectTitle, difference }: ActivityEntry): string =>
  csvLine([
    fullMoment(at),
    actorName(actor),
    actionLabel(action, actor.id),
    subjectLabel(subjectKind),
    subjectTitle ?? '',
    differencesOf(difference).map(differenceLabel).join('\n'),
  ]);

/**
 * Exports all matching entries as CSV, page after page, so that the log may have any length. The log says who did.
 * @param onProgress called with the number of entries written and their total.
 */
export async function exportActivity(
  filters: ActivityFilterValues,
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const head = [
    m.office_log_when(),
    m.office_log_who(),
    m.office_log_done(),
    m.office_log_what(),
    m.office_column_title(),
    m.office_log_difference(),
  ];
  const parts = [csvLine(head)];
  let cursor: string | undefined;
  let done = 0;
  do {
    const { items, total, next } = await listActivity(filters, cursor, { limit: entriesAtOnce });
    parts.push(items.map(lineOf).join(''));
    done += items.length;
    onProgress(done, total);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return notedFile({ list: 'activity', rows: done }, parts);
}
