import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read, write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { newBill } from '#features/suppliers/bills/bills.contract.ts';
import { SupplierSelect } from '#features/suppliers/dashboard/supplier-select.tsx';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { CostRows } from './cost-rows.tsx';
import { profitLabel, titleIn } from './profit-labels.ts';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** One departure: what it earned, what its suppliers take, and one more of those. */
export function DepartureCosts({ departure }: { departure: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'profit', departure],
    queryFn: ({ signal }) => read('GET /reports/profit', { departure }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <section className="of-panel rep-panel" aria-labelledby="profit-of">
        <h2 id="profit-of">
          {longDate(data.departsOn, officeLanguage())} · {titleIn(data.title)}
        </h2>
        <dl className="rep-figures num">
          <div>
            <dt>{m.office_profit_sold()}</dt>
            <dd>{formatTakaOrDash(data.sold)}</dd>
          </div>
          <div>
            <dt>{m.office_profit_costs()}</dt>
            <dd>{formatTakaOrDash(data.costs)}</dd>
          </div>
          <div>
            <dt>{m.office_profit_profit()}</dt>
            <dd>{profitLabel(data)}</dd>
          </div>
        </dl>
      </section>
      {data.bills.length > 0 && <CostRows bills={data.bills} />}
      <CostForm departure={departure} />
    </>
  );
}

interface Typed {
  readonly supplier: string;
  readonly number: string;
  readonly text: string;
  /** Poisha. */
  readonly amount: number | undefined;
}

/** A bill of one line, for this departure; those in other currencies are entered on the supplier's page. */
function CostForm({ departure }: { departure: string }) {
  const start: Typed = { supplier: '', number: '', text: '', amount: undefined };
  const form = useOfficeForm({
    start,
    schema: newBill,
    request: ({ supplier, number, ...line }: Typed, key) => ({
      supplier,
      number,
      lines: [{ ...line, departure }],
      key,
    }),
    fieldOf: (path) => path.replace(/^lines\.0\./, ''),
    once: `cost ${departure}`,
    send: (bill) => write('POST /bills', bill),
    changes: reportsKey,
    told: m.office_profit_notify(),
    after: (_, { reset }) => reset(),
  });
  const { field } = form;
  return (
    <FormFrame form={form} className="of-panel rep-panel" aria-labelledby="add-cost">
      <h2 id="add-cost">{m.office_profit_add()}</h2>
      <SupplierSelect {...field('supplier')} />
      <p className="of-dim">
        <Link to="/dashboard/suppliers">{m.office_profit_suppliers()}</Link>
      </p>
      <TextInput label={m.office_profit_what()} maxLength={200} autoComplete="off" {...field('text')} />
      <TextInput label={m.office_supplier_number()} maxLength={60} autoComplete="off" {...field('number')} />
      <MoneyInput label={m.office_profit_amount()} {...field('amount')} />
      <FormError form={form} />
      <div>
        <Button type="submit" loading={form.isPending} disabled={!form.isWhole()}>
          {m.office_profit_send()}
        </Button>
      </div>
    </FormFrame>
  );
}
