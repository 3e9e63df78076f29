import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { HandCoins, Pencil, Plus, Printer } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { SupplierCard } from '../suppliers.contract.ts';
import type { Route } from './+types/supplier-page.ts';
import { openBillForm } from './bill-form.tsx';
import { BillRows } from './bill-rows.tsx';
import { openPaySupplier } from './pay-supplier-form.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { Statement } from './statement-table.tsx';
import { openSupplierChange } from './supplier-form.tsx';
import { supplierKindLabels } from './supplier-labels.ts';
import { suppliersKey } from './suppliers-client.ts';
import './suppliers.css';

/** /dashboard/suppliers/:id: what a supplier took, what they were paid, and what we owe. */
export default function SupplierPage({ params: { id } }: Route.ComponentProps) {
  const refused = needsPermission(useMe(), 'books.write');
  const { data, error, refetch } = useQuery({
    queryKey: [...suppliersKey, 'one', id],
    queryFn: ({ signal }) => read('GET /suppliers/{id}', { id }, signal),
  });
  if (data === undefined) {
    const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
    return (
      <PageFrame title={m.office_supplier_one()}>
        {isGone ? (
          <ListNothing title={m.office_supplier_gone()} text={m.office_supplier_gone_text()} />
        ) : error !== null ? (
          <ListError cause={error} onRetry={() => void refetch()} />
        ) : (
          <RowsWaiting columns={4} />
        )}
      </PageFrame>
    );
  }
  const { name, kind, currency, phone } = data;
  const facts = m.office_supplier_facts({ kind: supplierKindLabels[kind](), currency });
  return (
    <PageFrame
      title={name}
      text={[facts, phone].filter((part) => part !== null).join(' · ')}
      actions={
        <>
          <Button variant="default" leftSection={<Icon of={Printer} />} onClick={() => window.print()}>
            {m.office_supplier_statement_print()}
          </Button>
          <MayButton
            variant="default"
            refused={refused}
            leftSection={<Icon of={Pencil} />}
            onClick={() => openSupplierChange(data)}
          >
            {m.office_supplier_change()}
          </MayButton>
          <MayButton
            variant="default"
            refused={refused}
            leftSection={<Icon of={HandCoins} />}
            onClick={() => openPaySupplier(data)}
          >
            {m.office_supplier_pay()}
          </MayButton>
          <MayButton refused={refused} leftSection={<Icon of={Plus} />} onClick={() => openBillForm(data)}>
            {m.office_supplier_new_bill()}
          </MayButton>
        </>
      }
    >
      <div className="sup" key={data.id}>
        <Figures card={data} />
        <BillRows bills={data.bills} refused={refused} />
        <PaymentRows card={data} />
        <Statement id={data.id} />
      </div>
    </PageFrame>
  );
}

function Figures({ card: { balance, bills } }: { readonly card: SupplierCard }) {
  const open = bills.reduce((sum, bill) => sum + bill.open, 0);
  return (
    <dl className="sup-figures num">
      <div>
        <dt>{m.office_supplier_balance()}</dt>
        <dd>{formatTaka(Math.max(balance, 0))}</dd>
      </div>
      <div>
        <dt>{m.office_supplier_advance()}</dt>
        <dd>{formatTaka(Math.max(0 - balance, 0))}</dd>
      </div>
      <div>
        <dt>{m.office_supplier_open_bills()}</dt>
        <dd>{formatTaka(open)}</dd>
      </div>
    </dl>
  );
}
