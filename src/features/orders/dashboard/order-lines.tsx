import { Fragment, type ReactNode } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { isPassedOn } from '../lifecycle/passed-on.rules.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { charges, vatOnTop } from '../orders.rules.ts';
import { chargeNames, formatTaka, lineLabel } from './order-labels.ts';
import { openSpent } from './spent-form.tsx';

interface OrderLinesProps {
  readonly order: OfficeOrder;
  /** What stands beside a line that is passed on, by its place. */
  readonly besideLine: (position: number) => ReactNode;
}

/** The lines of an order by kind of charge. */
export function OrderLines({ order, besideLine }: OrderLinesProps) {
  const me = useMe();
  const isOver = order.state === 'cancelled' || order.state === 'lapsed';
  const refused = needsPermission(me, 'orders.write') ?? (isOver ? m.office_order_over() : undefined);
  const groups = charges
    .map((charge) => ({
      charge,
      lines: order.lines
        .map((line, position) => ({ ...line, position }))
        .filter((line) => line.charge === charge),
    }))
    .filter(({ lines }) => lines.length > 0);
  const total = order.lines.reduce((all, line) => all + line.sum, 0);
  const onTop = vatOnTop(order.lines);
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
              {lines.map((line) => (
                <tr key={line.position}>
                  <td>
                    {lineLabel(line.text)}
                    {isPassedOn(line.charge) && (
                      <span className="ord-spent">
                        {line.spent > 0 && (
                          <span>{m.office_order_line_spent({ sum: formatTaka(line.spent) })}</span>
                        )}
                        <MayButton
                          size="compact-sm"
                          variant="subtle"
                          refused={refused}
                          onClick={() => openSpent({ order, position: line.position })}
                        >
                          {line.spent > 0 ? m.office_order_spent_change() : m.office_order_spent_do()}
                        </MayButton>
                        {besideLine(line.position)}
                      </span>
                    )}
                  </td>
                  <td>{count(line.quantity, officeLanguage())}</td>
                  <td>{formatTaka(line.unit)}</td>
                  <td>
                    {formatTaka(line.sum)}
                    {line.vat !== 0 && (
                      <small className="ord-vat">
                        {m.office_order_vat_of({
                          rate: count(line.vatRate, officeLanguage()),
                          sum: formatTaka(line.vat),
                        })}
                      </small>
                    )}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          {onTop !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                {m.office_order_vat_on_top()}
              </th>
              <td>{formatTaka(onTop)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              {order.state === 'cancelled' ? m.office_order_as_sold() : m.office_order_total()}
            </th>
            <td>{formatTaka(total + onTop)}</td>
          </tr>
          {order.vat !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                {m.office_order_vat_within()}
              </th>
              <td>{formatTaka(order.vat)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}
