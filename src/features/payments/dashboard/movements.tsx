import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { formatDay, formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { tabOf } from '../cheques/cheques.rules.ts';
import type { Movement } from '../payments.contract.ts';
import { openRefunds } from '../payments.rules.ts';
import { AccountName } from './account-name.tsx';
import { AdjustmentRow, useAdjustments } from './adjustment-rows.tsx';
import { chequeStateLabels } from './cheque-labels.ts';
import { GatewayErrorText } from './gateway-error-text.tsx';
import { movementActions } from './movement-actions.ts';
import { deductionLabel, methodLabel, movementMarks, movementStates } from './payment-labels.ts';

/** What features above this one know of an order's money. */
export interface BesideMovements {
  /** Actions beside a payment. */
  readonly beside: (payment: string) => ReactNode;
  /** Rows of their own, below the others. */
  readonly rows: readonly ReactNode[];
  /** Below all rows, and also when there are none. */
  readonly foot?: ReactNode;
}

interface MovementsProps extends BesideMovements {
  readonly orderId: string;
}

/** Payments and refunds of an order with their state and actions. */
export function Movements({ orderId, beside, rows, foot }: MovementsProps) {
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'movements', orderId],
    queryFn: ({ signal }) => read('GET /orders/{orderId}/payments', { orderId }, signal),
  });
  const data = list?.items;
  const adjustments = useAdjustments(orderId);
  return (
    <section className="of-panel" aria-labelledby="ord-money">
      <h2 id="ord-money">{m.office_order_movements()}</h2>
      {data === undefined && error !== null ? (
        <ListError cause={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 && rows.length === 0 && adjustments.length === 0 ? (
        <p className="of-dim">{m.office_order_no_money()}</p>
      ) : (
        <ul className="ord-money">
          {data?.map((row) => (
            <MovementRow key={row.id} row={row} beside={beside} />
          ))}
          {adjustments.map((row) => (
            <AdjustmentRow key={row.id} orderId={orderId} row={row} />
          ))}
          {rows}
        </ul>
      )}
      {foot}
    </section>
  );
}

function MovementRow({ row, beside }: Pick<BesideMovements, 'beside'> & { readonly row: Movement }) {
  const me = useMe();
  const { kind, method, amount, outside, state, at, reason, fee, receipt } = row;
  const way = kind === 'payment' ? m.office_order_came : m.office_order_went;
  return (
    <li data-over={state === 'undone' || state === 'rejected' || state === 'refused' || undefined}>
      <div className="ord-money-what num">
        <strong>{way({ sum: formatTaka(amount), method: methodLabel(method) })}</strong>
        <span className="ord-money-more">
          <Moment at={at} />
          {row.to !== null && <span>{m.office_order_sent_to({ to: row.to })}</span>}
          {outside !== null && <span>{outside}</span>}
          {receipt !== null && <span>{receipt}</span>}
          {row.cheque !== null && (state === 'counted' || row.cheque === 'bounced') && (
            <Link to={`/dashboard/cheques?${new URLSearchParams({ tab: tabOf(row.cheque) })}`}>
              {chequeStateLabels[row.cheque]()}
            </Link>
          )}
          {fee > 0 && <span>{m.office_order_gateway_fee({ sum: formatTaka(fee) })}</span>}
          {row.deducted.map((each) => (
            <span key={each.id}>{deductionLabel(each)}</span>
          ))}
          {row.account !== null && <AccountName code={row.account} />}
          {row.on !== dhakaDate(new Date(at)) && (
            <span>{m.office_order_on_day({ day: formatDay(row.on) })}</span>
          )}
          {reason !== null && <q>{reason}</q>}
          {row.dueOn !== null && openRefunds.some((open) => open === state) && (
            <span>{m.office_order_back_by({ day: formatDay(row.dueOn) })}</span>
          )}
          {row.trouble !== null && <GatewayErrorText of={row.trouble} />}
        </span>
      </div>
      <span className="of-state" data-state={movementMarks[state]}>
        {movementStates[state]()}
      </span>
      <div className="ord-money-acts">
        {kind === 'payment' && beside(row.id)}
        {movementActions(row, me).map(({ key, label, refused, run }) => (
          <MayButton key={key} refused={refused} variant="default" size="sm" onClick={run}>
            {label}
          </MayButton>
        ))}
      </div>
    </li>
  );
}
