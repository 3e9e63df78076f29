import type { ActivityEntry } from '#features/activity/activity.contract.ts';
import { actorName } from '../documents/document-words.ts';
import { Moment } from '../documents/moment.tsx';
import { actionWords } from './action-words.ts';
import { DifferenceList } from './difference-list.tsx';
import { subjectWords } from './subject-words.ts';

/** The log: one line per entry, with its differences below. */
export function ActivityEntries({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className="of-log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <p>
              <strong>{actorName(entry.actor)}</strong>{' '}
              <span>{actionWords(entry.action, entry.actor.id)}</span>
            </p>
            <p className="of-log-subject">
              <span>{subjectWords(entry.subjectKind)}</span>
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
