import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { doing } from '#dashboard/doing.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { askWords } from '#features/payments/dashboard/words-form.tsx';
import { m } from '#messages/messages.js';
import { longDate, shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { profitWords, titleIn } from './profit-words.ts';
import { ReportState } from './report-state.tsx';
import { sumOrDash } from './report-words.ts';
import { bookCost, loadProfit, reportsKey, undoCost } from './reports-client.ts';

/** One departure: what it earned, what its suppliers take, and one more of those. */
export function DepartureCosts({ departure }: { departure: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'profit', departure],
    queryFn: ({ signal }) => loadProfit(departure, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const language = officeLanguage();
  const undo = (id: string, text: string) =>
    askWords(text, {
      ...{ label: m.office_profit_why(), least: 3, most: 500, danger: true, changes: reportsKey },
      ...{ confirm: m.office_profit_undo(), told: m.office_profit_undone_told() },
      act: (reason) => undoCost(id, reason),
    });
  return (
    <>
      <section className="of-panel rep-panel" aria-labelledby="profit-of">
        <h2 id="profit-of">
          {longDate(data.departsOn, language)} · {titleIn(data.title)}
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
      {data.items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="of-list-sheet rep-scroll" aria-label={m.office_profit_costs()} tabIndex={0}>
          <table className="rep-table num">
            <thead>
              <tr>
                <th scope="col">{m.office_profit_cost()}</th>
                <th scope="col">{m.office_profit_day()}</th>
                <th scope="col">{m.office_profit_by()}</th>
                <th scope="col">{m.office_profit_amount()}</th>
                <th scope="col" aria-label={m.office_profit_undo()} />
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ id, on, text, amount, by, isUndone }) => (
                <tr key={id}>
                  <th scope="row">{text}</th>
                  <td>{shortDate(on, language)}</td>
                  <td>{by ?? '–'}</td>
                  <td>{isUndone ? <s>{taka(amount, language)}</s> : taka(amount, language)}</td>
                  <td>
                    {isUndone ? (
                      m.office_profit_undone()
                    ) : (
                      <Button size="compact-sm" variant="default" onClick={() => undo(id, text)}>
                        {m.office_profit_undo()}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <CostForm departure={departure} />
    </>
  );
}

function CostForm({ departure }: { departure: string }) {
  const [amount, setAmount] = useState<number>();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const isWhole = amount !== undefined && amount > 0 && text.trim().length >= 3;
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !isWhole) {
      return;
    }
    setBusy(true);
    if (await doing(reportsKey, m.office_profit_told(), () => bookCost(departure, { amount, text, key }))) {
      setAmount(undefined);
      setText('');
      setKey(crypto.randomUUID());
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
