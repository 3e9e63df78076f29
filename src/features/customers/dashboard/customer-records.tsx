import { Link } from 'react-router';
import { Moment } from '#dashboard/documents/moment.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { CustomerCard } from '../customers.contract.ts';
import { recordOf } from './customer-labels.ts';

/** Everything that the customer has with the agency, latest first. */
export function CustomerRecords({ card: { records, name } }: { card: CustomerCard }) {
  return (
    <section className="of-panel" aria-labelledby="cus-records">
      <h2 id="cus-records">{m.inbox_customer_records()}</h2>
      {records.length === 0 && <p className="of-dim">{m.inbox_customer_no_records()}</p>}
      <ul className="cus-list">
        {records.map((record) => {
          const { icon, kind, state, path } = recordOf(record);
          return (
            <li key={record.id}>
              <Icon of={icon} />
              <span className="of-titles">
                <Link to={path}>
                  <span className="num">{record.reference}</span> {record.title}
                </Link>
                <span>
                  {kind} ·{' '}
                  {record.joinedTo === null ? state : m.inbox_customer_joined({ to: record.joinedTo })} ·{' '}
                  <Moment at={record.at} />
                  {record.name !== name && ` · ${record.name}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
