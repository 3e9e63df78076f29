import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatDay, formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { GatewayErrorText } from '#features/payments/dashboard/gateway-error-text.tsx';
import { methodLabel, movementMarks, movementStates } from '#features/payments/dashboard/payment-labels.ts';
import type { OpenRefund, UnaskedRefund } from '#features/payments/payments.contract.ts';
import { m } from '#messages/messages.js';
import { ReviewRow } from './review-row.tsx';
import '#features/orders/dashboard/orders.css';

/** /dashboard/reviews: money of gateways that doesn't fit, and refunds with their last day. */
export default function ReviewsPage() {
  const me = useMe();
  const mayReview = needsPermission(me, 'payments.approve') === undefined;
  return (
    <PageFrame title={m.office_review_title()} text={m.office_review_text()}>
      {mayReview && <Reviews />}
      <Refunds />
    </PageFrame>
  );
}

function Reviews() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'reviews'],
    queryFn: async ({ signal }) => (await read('GET /attempts/reviews', {}, signal)).items,
  });
  return (
    <section className="of-panel" aria-labelledby="review-money">
      <h2 id="review-money">{m.office_review_money()}</h2>
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={2} />
        ) : (
          <ListError cause={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p className="of-dim">{m.office_review_none()}</p>
      ) : (
        <ul className="ord-money">
          {data.map((row) => (
            <ReviewRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Refunds() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'refunds'],
    queryFn: ({ signal }) => read('GET /refunds', {}, signal),
  });
  return (
    <section className="of-panel" aria-labelledby="review-refunds">
      <h2 id="review-refunds">{m.office_review_refunds()}</h2>
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={2} />
        ) : (
          <ListError cause={error} onRetry={() => void refetch()} />
        )
      ) : data.items.length + data.unasked.length === 0 ? (
        <p className="of-dim">{m.office_review_no_refunds()}</p>
      ) : (
        <ul className="ord-money">
          {data.unasked.map((row) => (
            <UnaskedRow key={row.orderId} row={row} />
          ))}
          {data.items.map((row) => (
            <RefundRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RefundRow({ row }: { row: OpenRefund }) {
  const { orderId, reference, name, amount, method, state, reason, dueOn, isLate, trouble } = row;
  const by = dueOn === null ? undefined : formatDay(dueOn);
  return (
    <li>
      <div className="ord-money-what num">
        <strong>{m.office_order_went({ sum: formatTaka(amount), method: methodLabel(method) })}</strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${orderId}`}>
            {reference} {name}
          </Link>
          {by !== undefined && (
            <span>{isLate ? m.office_review_late({ day: by }) : m.office_order_back_by({ day: by })}</span>
          )}
          {row.to !== null && <span>{m.office_order_sent_to({ to: row.to })}</span>}
          <q>{reason}</q>
          {trouble !== null && <GatewayErrorText of={trouble} />}
        </span>
      </div>
      <span className="of-state" data-state={isLate ? 'trashed' : movementMarks[state]}>
        {movementStates[state]()}
      </span>
    </li>
  );
}

/** Nobody asked for the refund yet: that is done on the order's page. */
function UnaskedRow({ row }: { row: UnaskedRefund }) {
  const { orderId, reference, name, amount, dueOn, isLate } = row;
  const day = formatDay(dueOn);
  return (
    <li>
      <div className="ord-money-what num">
        <strong>{m.office_review_unasked({ sum: formatTaka(amount) })}</strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${orderId}`}>
            {reference} {name}
          </Link>
          <span>{isLate ? m.office_review_late({ day }) : m.office_order_back_by({ day })}</span>
        </span>
      </div>
      <span className="of-state" data-state={isLate ? 'trashed' : 'changed'}>
        {m.office_review_not_requested()}
      </span>
    </li>
  );
}
