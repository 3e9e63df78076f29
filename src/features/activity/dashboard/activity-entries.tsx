import { actionLabel } from '#dashboard/activity/action-labels.ts';
import { DifferenceList } from '#dashboard/activity/difference-list.tsx';
import { subjectLabel } from '#dashboard/activity/subject-labels.ts';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import type { ActivityEntry } from '../activity.contract.ts';

/** The log: one line per entry, with its differences below. */
export function ActivityEntries({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className="of-log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <p>
              <strong>{actorName(entry.actor)}</strong>{' '}
              <span>{actionLabel(entry.action, entry.actor.id)}</span>
            </p>
            <p className="of-log-subject">
              <span>{subjectLabel(entry.subjectKind)}</span>
              {entry.subjectTitle !== null && <em>{entry.subjectTitle}</em>}
            </p>
            <DifferenceList difference={entry.difference} />
          </div>
          <Moment at={entry.at} />
        </li>
      ))}
    </ol>
  );
}
