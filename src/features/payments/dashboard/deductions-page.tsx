import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { MonthInput } from '#dashboard/form/fields/month-input.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { DeductionTable, OwnDeductionTable } from './deduction-tables.tsx';
import '#dashboard/table/sums-table.css';
import './money.css';

const tabs = ['open', 'certified', 'ours'] as const;
type Tab = (typeof tabs)[number];

const labels: Readonly<Record<Tab, () => string>> = {
  open: m.office_deductions_open,
  certified: m.office_deductions_certified,
  ours: m.office_deductions_ours,
};

/** /dashboard/deductions: VAT and tax that customers deducted, with their certificates, and what we deducted of suppliers' bills. */
export default function DeductionsPage() {
  const { query, set } = useAddressQuery();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'open';
  const month = query.get('month') ?? (tab === 'open' ? '' : dhakaToday().slice(0, 7));
  return (
    <PageFrame title={m.office_deductions()} text={m.office_deductions_text()}>
      <div className="of-list">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room */}
        <div className="of-tabs" role="group" aria-label={m.office_deductions()}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => set({ tab: each === 'open' ? '' : each, month: '' }, { replace: true })}
            >
              {labels[each]()}
            </button>
          ))}
        </div>
        {tab !== 'open' && (
          <div className="of-period">
            <MonthInput
              label={m.office_deductions_month()}
              value={month}
              onChange={(next) => next && set({ month: next }, { replace: true })}
            />
          </div>
        )}
        {tab === 'ours' ? <Ours month={month} /> : <Customers isOpen={tab === 'open'} month={month} />}
      </div>
    </PageFrame>
  );
}

interface WaitingProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

const Waiting = ({ error, onRetry }: WaitingProps) => (
  <div className="of-list-sheet">
    {error === null ? <RowsWaiting columns={5} /> : <ListError cause={error} onRetry={onRetry} />}
  </div>
);

function Customers({ isOpen, month }: { readonly isOpen: boolean; readonly month: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'deductions', isOpen, month],
    queryFn: ({ signal }) =>
      read(
        'GET /deductions',
        { open: isOpen ? ('true' as const) : ('false' as const), ...(month === '' ? {} : { month }) },
        signal,
      ),
  });
  return data === undefined ? (
    <Waiting error={error} onRetry={() => void refetch()} />
  ) : (
    <DeductionTable list={data} isOpen={isOpen} />
  );
}

function Ours({ month }: { readonly month: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['books', 'deductions', month],
    queryFn: ({ signal }) => read('GET /deductions/ours', { month }, signal),
  });
  return data === undefined ? (
    <Waiting error={error} onRetry={() => void refetch()} />
  ) : (
    <OwnDeductionTable {...data} />
  );
}
