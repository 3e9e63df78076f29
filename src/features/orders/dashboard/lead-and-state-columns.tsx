import type { Column } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { OrderItem } from '../order-list.contract.ts';
import { markOf, stateLabel } from './order-labels.ts';

/** Who buys, with the reference and telephone number of the order below. */
export const leadColumn = <Row extends Pick<OrderItem, 'name' | 'reference' | 'phone'>>(
  key: string,
  label: () => string,
): Column<Row> => ({
  key,
  label,
  main: true,
  cell: ({ reference, name, phone }) => (
    <span className="of-titles">
      <strong>{name}</strong>
      <span className="num">
        {reference} · <span className="ord-phone">{groupedPhone(phone)}</span>
      </span>
    </span>
  ),
  text: ({ reference }) => reference,
});

/** Who buys, with the telephone number as a link that calls. */
export const customerColumn = <Row extends Pick<OrderItem, 'name' | 'phone'>>(): Column<Row> => ({
  key: 'customer',
  label: () => m.office_order_customer(),
  sort: 'name',
  cell: ({ name, phone }) => (
    <span className="of-titles">
      <strong>{name}</strong>
      <a className="num of-call" href={`tel:${phone}`}>
        {groupedPhone(phone)}
      </a>
    </span>
  ),
  text: ({ name }) => name,
  beside: [{ label: () => m.inbox_column_phone(), text: ({ phone }) => groupedPhone(phone) }],
});

/** How an order stands, with its mark. */
export const stateColumn = <Row extends Pick<OrderItem, 'state' | 'money'>>(
  label: () => string,
): Column<Row> => ({
  key: 'state',
  label,
  cell: (row) => (
    <span className="of-state" data-state={markOf(row)}>
      {stateLabel(row)}
    </span>
  ),
  text: stateLabel,
});
