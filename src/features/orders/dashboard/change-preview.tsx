import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { vatOnTop } from '../orders.rules.ts';
import type { Amendment } from '../terms/amendments.contract.ts';
import { formatDay, formatTaka, lineLabel } from './order-labels.ts';

/** What a change makes different: lines, total, plan, and what was paid too much. */
export function ChangePreview({ change }: { change: Amendment }) {
  const { before, total, paid, back, lines, plan, travelsOn } = change;
  const onTop = vatOnTop(lines);
  return (
    <section className="of-panel" aria-labelledby="ord-difference">
      <h2 id="ord-difference">{m.office_order_difference()}</h2>
      {lines.length === 0 ? (
        <p className="of-dim">{m.office_order_same_lines()}</p>
      ) : (
        <ul className="ord-difference num">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change
            <li key={index} data-less={line.quantity < 0 || undefined}>
              <span>
                {line.quantity < 0 ? '−' : '+'} {count(Math.abs(line.quantity), officeLanguage())} ×{' '}
                {lineLabel(line.text)}
              </span>{' '}
              <span>{formatTaka(line.sum)}</span>
            </li>
          ))}
          {onTop !== 0 && (
            <li data-less={onTop < 0 || undefined}>
              <span>{m.office_order_vat_on_top()}</span> <span>{formatTaka(onTop)}</span>
            </li>
          )}
        </ul>
      )}
      <dl className="ord-figures-list num">
        <dt>{m.office_order_before()}</dt>
        <dd>{formatTaka(before)}</dd>
        <dt>{m.office_order_after()}</dt>
        <dd>
          <strong>{formatTaka(total)}</strong>
        </dd>
        {total !== before && (
          <>
            <dt>{total > before ? m.office_order_dearer() : m.office_order_cheaper()}</dt>
            <dd>{formatTaka(Math.abs(total - before))}</dd>
          </>
        )}
        {travelsOn !== null && (
          <>
            <dt>{m.office_order_travels_new()}</dt>
            <dd>{formatDay(travelsOn)}</dd>
          </>
        )}
        <dt>{m.office_order_received()}</dt>
        <dd>{formatTaka(paid)}</dd>
        {back > 0 && (
          <>
            <dt>{m.office_order_goes_back()}</dt>
            <dd>
              <strong>{formatTaka(back)}</strong>
            </dd>
          </>
        )}
        {plan.map(({ amount, due }) => (
          <PlanPart key={due} amount={amount} due={due} />
        ))}
      </dl>
    </section>
  );
}

function PlanPart({ amount, due }: { amount: number; due: string }) {
  return (
    <>
      <dt>{m.office_order_due_by({ day: formatDay(due) })}</dt>
      <dd>{formatTaka(amount)}</dd>
    </>
  );
}
