import { Link } from 'react-router';
import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { editPath } from '../documents/document-addresses.ts';
import { titleOf } from '../documents/document-labels.ts';
import { officeLanguage } from '../language.ts';
import { HomePanel } from './home-panel.tsx';

/** Visa guides that haven't been checked for 90 days, the oldest check first. */
export function ChecksDue({ visas }: { visas: NonNullable<Overview['visasToCheck']> }) {
  return (
    <HomePanel title={m.office_checks_due()}>
      {visas.total === 0 ? (
        <p className="of-dim">{m.office_checks_none()}</p>
      ) : (
        <ul className="of-lines">
          {visas.items.map(({ id, checkedOn, ...visa }) => (
            <li key={id}>
              <Link to={editPath({ kind: 'visa', id })}>{titleOf(visa)}</Link>
              <span className="num">
                {m.office_checked_on({ date: longDate(checkedOn, officeLanguage()) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
