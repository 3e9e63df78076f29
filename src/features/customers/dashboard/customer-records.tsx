import { Link } from 'react-router';
import { Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { CustomerCard, CustomerRecord } from '../customers.contract.ts';
import { recordOf } from './customer-labels.ts';
import { formatSum } from './standing-labels.ts';

interface RecordsProps {
  readonly card: CustomerCard;
}

/** What an order costs, and what is paid and owed of it. */
const moneyLabel = ({ total, paid, owed }: NonNullable<CustomerRecord['money']>): string =>
  [
    formatSum(total),
    ...(paid > 0 ? [m.office_customer_paid_sum({ sum: formatSum(paid) })] : []),
    ...(owed > 0 ? [m.office_customer_owes_sum({ sum: formatSum(owed) })] : []),
  ].join(' · ');

function RecordRow({ record, name }: { readonly record: CustomerRecord; readonly name: string }) {
  const { icon, kind, state, path } = recordOf(record);
  const { travelsOn, money } = record;
  return (
    <li>
      <Icon of={icon} />
      <span className="of-titles">
        <Link to={path}>
          <span className="num">{record.reference}</span> {record.title}
        </Link>
        <span className="num">
          {kind} · {record.joinedTo === null ? state : m.inbox_customer_joined({ to: record.joinedTo })} ·{' '}
          {travelsOn === null ? (
            <Moment at={record.at} />
          ) : (
            m.office_order_travels({ day: fullDate(travelsOn, officeLanguage()) })
          )}
          {record.name !== name && ` · ${record.name}`}
        </span>
        {money !== null && <span className="num">{moneyLabel(money)}</span>}
      </span>
    </li>
  );
}

interface SectionProps extends RecordsProps {
  readonly id: string;
  readonly title: string;
  readonly records: readonly CustomerRecord[];
}

const Section = ({ id, title, records, card }: SectionProps) => (
  <section className="of-panel" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {records.length === 0 && <p className="of-dim">{m.inbox_customer_no_records()}</p>}
    <ul className="cus-list">
      {records.map((record) => (
        <RecordRow key={`${record.kind} ${record.id}`} record={record} name={card.name} />
      ))}
    </ul>
  </section>
);

/** What the customer bought, paid and owes, by all orders; nothing for who may not see orders. */
function CustomerMoney({ card: { standing } }: RecordsProps) {
  if (standing === null) {
    return null;
  }
  const figures = [
    { label: m.office_customer_bought(), sum: standing.bought },
    { label: m.office_customer_paid(), sum: standing.paid },
    { label: m.office_customer_owes(), sum: standing.owed, owes: standing.owed > 0 },
    ...(standing.credit > 0 ? [{ label: m.office_customer_credit(), sum: standing.credit }] : []),
  ];
  return (
    <dl className="cus-figures of-panel num">
      {figures.map(({ label, sum, owes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-owes={owes || undefined}>{formatSum(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything that the customer has with the agency, as far as the reader may see it, latest first. */
export function CustomerRecords({ card }: RecordsProps) {
  const orders = card.records.filter(({ kind }) => kind === 'order');
  const others = card.records.filter(({ kind }) => kind !== 'order');
  return (
    <div className="cus-side">
      <CustomerMoney card={card} />
      {card.standing !== null && (
        <Section id="cus-orders" title={m.office_customer_sold()} records={orders} card={card} />
      )}
      <Section id="cus-records" title={m.office_customer_others()} records={others} card={card} />
    </div>
  );
}
