import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { unlessWaits } from '#features/payments/dashboard/done-or-pending.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { newCost } from '../costs/costs.contract.ts';
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
      {(data.items.length > 0 || data.bills.length > 0) && <CostRows costs={data.items} bills={data.bills} />}
      <CostForm departure={departure} />
    </>
  );
}

interface TypedCost {
  /** Poisha. */
  readonly amount: number | undefined;
  readonly text: string;
}

function CostForm({ departure }: { departure: string }) {
  const start: TypedCost = { amount: undefined, text: '' };
  const form = useOfficeForm({
    start,
    schema: newCost,
    request: (typed, key) => ({ ...typed, key }),
    once: `cost ${departure}`,
    send: (cost) => write('POST /departures/{departure}/costs', { departure, ...cost }),
    changes: reportsKey,
    told: unlessWaits(m.office_profit_notify()),
    after: (_, { reset }) => reset(),
  });
  return (
    <FormFrame form={form} className="of-panel rep-panel" aria-labelledby="add-cost">
      <h2 id="add-cost">{m.office_profit_add()}</h2>
      <TextInput label={m.office_profit_what()} maxLength={200} autoComplete="off" {...form.field('text')} />
      <MoneyInput label={m.office_profit_amount()} {...form.field('amount')} />
      <FormError form={form} />
      <div>
        <Button type="submit" loading={form.isPending} disabled={!form.isWhole()}>
          {m.office_profit_send()}
        </Button>
      </div>
    </FormFrame>
  );
}
