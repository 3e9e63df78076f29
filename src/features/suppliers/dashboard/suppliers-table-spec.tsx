import type { RowsSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import type { Supplier } from '../suppliers.contract.ts';
import { balanceLabel, supplierKindLabels } from './supplier-labels.ts';
import { supplierPath } from './suppliers-client.ts';

/** The columns and the search of the list of suppliers. */
export const suppliersTable = (): RowsSpec<Supplier> => ({
  columns: [
    {
      key: 'name',
      label: () => m.office_supplier_name(),
      main: true,
      cell: ({ name, phone }) => (
        <span className="of-titles">
          <strong>{name}</strong>
          {phone !== null && <span className="num">{phone}</span>}
        </span>
      ),
      text: ({ name }) => name,
    },
    {
      key: 'kind',
      label: () => m.office_supplier_kind(),
      cell: ({ kind }) => supplierKindLabels[kind](),
      text: ({ kind }) => supplierKindLabels[kind](),
    },
    {
      key: 'currency',
      label: () => m.office_supplier_currency(),
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    {
      key: 'balance',
      label: () => m.office_supplier_balance(),
      align: 'end',
      cell: (row) => <strong className="num">{balanceLabel(row)}</strong>,
      text: balanceLabel,
    },
  ],
  filters: [],
  defaultSort: 'name',
  searchLabel: m.office_supplier_search(),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  open: ({ id }) => supplierPath(id),
  nothing: { title: m.office_supplier_none(), text: m.office_supplier_none_text() },
});
