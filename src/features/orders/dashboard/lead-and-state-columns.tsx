import type { RowsSpec } from '#dashboard/table/table-spec.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { OrderItem } from '../list/list.contract.ts';
import { markOf, stateLabel } from './order-labels.ts';

type Column<Row> = RowsSpec<Row>['columns'][number];

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
