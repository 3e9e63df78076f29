import { formatMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { RowsSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { CustomerStanding, ListedCustomer } from '../customers.contract.ts';
import { customerPath } from './customers-client.ts';
import { formatSum } from './standing-labels.ts';

const none = '–';

const contactsLabel = ({ contacts }: ListedCustomer): string =>
  contacts.map(({ value }) => groupedPhone(value)).join(' · ');

/** A sum of the orders; a dash for nothing, and for who may not see orders. */
const sumLabel = (sum: number | undefined): string =>
  sum === undefined || sum === 0 ? none : formatSum(sum);

function journeyLabel({ nextJourney, lastJourney }: CustomerStanding): string {
  const day = (on: string) => fullDate(on, officeLanguage());
  if (nextJourney !== null) {
    return m.office_customer_next({ title: nextJourney.title, day: day(nextJourney.on) });
  }
  return lastJourney === null
    ? none
    : m.office_customer_last({ title: lastJourney.title, day: day(lastJourney.on) });
}

const standingOf = ({ standing }: ListedCustomer, label: (standing: CustomerStanding) => string): string =>
  standing === null ? none : label(standing);

const ordersLabel = (row: ListedCustomer) =>
  standingOf(row, ({ orders }) => (orders === 0 ? none : count(orders, officeLanguage())));
const journey = (row: ListedCustomer) => standingOf(row, journeyLabel);

/** The columns, tabs and search of the list of customers. @param mayOrders whether sums are shown */
export const customersTable = (mayOrders: boolean): RowsSpec<ListedCustomer> => ({
  columns: [
    {
      key: 'name',
      label: () => m.office_column_name(),
      main: true,
      cell: (row) => (
        <span className="of-titles">
          <strong>{row.name}</strong>
          <span className="num">{contactsLabel(row)}</span>
        </span>
      ),
      text: (row) => `${row.name}, ${contactsLabel(row)}`,
    },
    ...(mayOrders
      ? [
          {
            key: 'orders',
            label: () => m.office_customer_orders(),
            align: 'end' as const,
            cell: (row: ListedCustomer) => <span className="num">{ordersLabel(row)}</span>,
            text: ordersLabel,
          },
          {
            key: 'bought',
            label: () => m.office_customer_bought(),
            align: 'end' as const,
            cell: ({ standing }: ListedCustomer) => <span className="num">{sumLabel(standing?.bought)}</span>,
            text: ({ standing }: ListedCustomer) => sumLabel(standing?.bought),
          },
          {
            key: 'owes',
            label: () => m.office_customer_owes(),
            align: 'end' as const,
            cell: ({ standing }: ListedCustomer) => (
              <span className="num cus-owes" data-owes={(standing?.owed ?? 0) > 0 || undefined}>
                {sumLabel(standing?.owed)}
              </span>
            ),
            text: ({ standing }: ListedCustomer) => sumLabel(standing?.owed),
          },
          {
            key: 'journey',
            label: () => m.office_customer_journey(),
            cell: (row: ListedCustomer) => <span className="num">{journey(row)}</span>,
            text: journey,
          },
        ]
      : []),
    {
      key: 'heard',
      label: () => m.office_customer_heard(),
      align: 'end',
      cell: ({ heardAt }) => <Moment at={heardAt} />,
      text: ({ heardAt }) => formatMoment(heardAt),
    },
  ],
  filters: mayOrders
    ? [
        {
          key: 'tab',
          label: () => m.office_customer_owes(),
          tabs: true,
          values: [{ value: 'owes', label: m.office_customer_owes }],
        },
      ]
    : [],
  defaultSort: 'heard',
  searchLabel: m.office_customer_search(),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  open: ({ id }) => customerPath(id),
  nothing: { title: m.office_customer_none(), text: m.office_customer_none_text() },
});
