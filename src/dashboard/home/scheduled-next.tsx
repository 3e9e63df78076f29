import { Link } from 'react-router';
import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { editPath } from '../documents/document-addresses.ts';
import { titleOf } from '../documents/document-labels.ts';
import { fullMoment } from '../documents/moment.tsx';
import { languageName } from '../language.ts';
import { HomePanel } from './home-panel.tsx';

/** Scheduled publications, and those that failed. */
export function ScheduledNext({ scheduled }: { scheduled: Overview['scheduled'] }) {
  return (
    <HomePanel title={m.office_scheduled_next()}>
      {scheduled.length === 0 ? (
        <p className="of-dim">{m.office_scheduled_none()}</p>
      ) : (
        <ul className="of-lines">
          {scheduled.map(({ id, kind, language, publishAt, failure, ...document }) => (
            <li key={`${id} ${language}`}>
              <span>
                <Link to={editPath({ kind, id })}>{titleOf(document)}</Link>
                <span>{languageName(language)}</span>
              </span>
              {failure === null ? (
                <time dateTime={publishAt} className="num">
                  {fullMoment(publishAt)}
                </time>
              ) : (
                <span className="of-late">{m.office_plan_failed()}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
