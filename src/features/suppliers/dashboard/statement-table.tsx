import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import type { SupplierStatement } from '../statement/statement.contract.ts';
import { entryLabel } from './supplier-labels.ts';
import { suppliersKey } from './suppliers-client.ts';

/** What a supplier took and was paid in some days, with what we owed after each; it is what the page prints. */
export function Statement({ id }: { readonly id: string }) {
  const today = dhakaToday();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const { data, error, refetch } = useQuery({
    queryKey: [...suppliersKey, 'statement', id, from, to],
    queryFn: ({ signal }) => read('GET /suppliers/{id}/statement', { id, from, to }, signal),
  });
  return (
    <section className="of-list-sheet of-paper sup-sheet" aria-labelledby="sup-statement">
      <h2 id="sup-statement">{m.office_supplier_statement()}</h2>
      <div className="sup-days">
        <DateInput
          label={m.office_supplier_statement_from()}
          value={from}
          onChange={(day) => day && setFrom(day)}
        />
        <DateInput
          label={m.office_supplier_statement_to()}
          value={to}
          onChange={(day) => day && setTo(day)}
        />
      </div>
      {data !== undefined ? (
        <StatementRows statement={data} />
      ) : error === null ? (
        <RowsWaiting columns={5} />
      ) : (
        <ListError cause={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function StatementRows({ statement }: { readonly statement: SupplierStatement }) {
  const { name, from, to, before, items, after } = statement;
  const day = (each: string) => fullDate(each, officeLanguage());
  return (
    <table className="of-table sup-table num">
      <caption className="sup-caption">
        {name}, {day(from)} – {day(to)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.office_supplier_what()}</th>
          <th scope="col" className="of-end">
            {m.office_supplier_billed()}
          </th>
          <th scope="col" className="of-end">
            {m.office_supplier_paid_out()}
          </th>
          <th scope="col" className="of-end">
            {m.office_supplier_balance()}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="of-main">
            <strong>{m.office_supplier_before()}</strong>
          </td>
          <td />
          <td />
          <td className="of-end" data-label={m.office_supplier_balance()}>
            {formatTaka(before)}
          </td>
        </tr>
        {items.map(({ entry, on, kind, text, amount, balance }) => {
          const isBill = kind.startsWith('bill');
          return (
            <tr key={entry}>
              <td className="of-main">
                <span className="of-titles">
                  <strong>{entryLabel(kind)}</strong>
                  <span>
                    {shortDate(on, officeLanguage())} · {text}
                  </span>
                </span>
              </td>
              <td className="of-end" data-label={m.office_supplier_billed()}>
                {isBill ? formatTaka(amount) : '–'}
              </td>
              <td className="of-end" data-label={m.office_supplier_paid_out()}>
                {isBill ? '–' : formatTaka(0 - amount)}
              </td>
              <td className="of-end" data-label={m.office_supplier_balance()}>
                {formatTaka(balance)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td className="of-main">
            <strong>{m.office_supplier_after()}</strong>
          </td>
          <td />
          <td />
          <td className="of-end" data-label={m.office_supplier_balance()}>
            <strong>{formatTaka(after)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
