import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { toldOrWaits } from '#features/payments/dashboard/told-waits.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { CostRows } from './cost-rows.tsx';
import { profitWords, titleIn } from './profit-words.ts';
import { ReportState } from './report-state.tsx';
import { sumOrDash } from './report-words.ts';
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
            <dd>{sumOrDash(data.sold)}</dd>
          </div>
          <div>
            <dt>{m.office_profit_costs()}</dt>
            <dd>{sumOrDash(data.costs)}</dd>
          </div>
          <div>
            <dt>{m.office_profit_profit()}</dt>
            <dd>{profitWords(data)}</dd>
          </div>
        </dl>
      </section>
      {data.items.length > 0 && <CostRows costs={data.items} />}
      <CostForm departure={departure} />
    </>
  );
}

function CostForm({ departure }: { departure: string }) {
  const [amount, setAmount] = useState<number>();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const isWhole = amount !== undefined && amount > 0 && text.trim().length >= 3;
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !isWhole) {
      return;
    }
    setBusy(true);
    const { told, act } = toldOrWaits(m.office_profit_told(), () =>
      sendOnce(`cost ${departure}`, (key) =>
        write('POST /departures/{departure}/costs', { departure, amount, text, key }),
      ),
    );
    if (await doing(reportsKey, told, act)) {
      setAmount(undefined);
      setText('');
    }
    setBusy(false);
  }
  return (
    <form className="of-panel rep-panel" onSubmit={(event) => void send(event)} aria-labelledby="add-cost">
      <h2 id="add-cost">{m.office_profit_add()}</h2>
      <TextInput
        label={m.office_profit_what()}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <MoneyInput label={m.office_profit_amount()} value={amount} onChange={setAmount} />
      <div>
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {m.office_profit_send()}
        </Button>
      </div>
    </form>
  );
}
