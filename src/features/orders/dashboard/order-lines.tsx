import { Fragment } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { charges } from '../orders.rules.ts';
import { chargeNames, lineWords, sum } from './order-words.ts';

/** The lines of an order by kind of charge. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  const groups = charges
    .map((charge) => ({ charge, lines: order.lines.filter((line) => line.charge === charge) }))
    .filter(({ lines }) => lines.length > 0);
  const total = order.lines.reduce((all, line) => all + line.sum, 0);
  return (
    <section className="of-panel" aria-labelledby="ord-lines">
      <h2 id="ord-lines">{m.office_order_lines()}</h2>
      <table className="ord-lines num">
        <thead>
          <tr>
            <th scope="col">{m.office_order_what()}</th>
            <th scope="col">{m.office_order_quantity()}</th>
            <th scope="col">{m.office_order_unit()}</th>
            <th scope="col">{m.office_order_sum()}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ charge, lines }) => (
            <Fragment key={charge}>
              <tr className="ord-group">
                <th scope="rowgroup" colSpan={4}>
                  {chargeNames[charge]()}
                </th>
              </tr>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change
                <tr key={index}>
                  <td>{lineWords(line.text)}</td>
                  <td>{count(line.quantity, officeLanguage())}</td>
                  <td>{sum(line.unit)}</td>
                  <td>{sum(line.sum)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {order.state === 'cancelled' ? m.office_order_as_sold() : m.office_order_total()}
            </th>
            <td>{sum(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
