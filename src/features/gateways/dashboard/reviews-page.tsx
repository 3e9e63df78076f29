import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListFault } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { dayWords, sum } from '#features/orders/dashboard/order-words.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { methodWords, movementMarks, movementStates } from '#features/payments/dashboard/payment-words.ts';
import { loadOpenRefunds } from '#features/payments/dashboard/payments-client.ts';
import { askWords } from '#features/payments/dashboard/words-form.tsx';
import type { OpenRefund } from '#features/payments/payments.contract.ts';
import { m } from '#messages/messages.js';
import type { ShownAttempt } from '../attempts/attempts.contract.ts';
import { methodOf } from '../attempts/attempts.rules.ts';
import { endReview, loadReviews } from './reviews-client.ts';
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
    queryFn: ({ signal }) => loadReviews(signal),
  });
  return (
    <section className="of-panel" aria-labelledby="review-money">
      <h2 id="review-money">{m.office_review_money()}</h2>
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={2} />
        ) : (
          <ListFault cause={error} onRetry={() => void refetch()} />
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

const whyWords = {
  amount: m.office_review_why_amount,
  currency: m.office_review_why_currency,
  risk: m.office_review_why_risk,
  late: m.office_review_why_late,
  repeated: m.office_review_why_repeated,
};

function ReviewRow({ row }: { row: ShownAttempt }) {
  const me = useMe();
  const { id, orderId, reference, gateway, ourId, theirId, review, amount, received, createdAt } = row;
  const came = sum(received ?? 0);
  const ask = (end: 'accept' | 'refuse') => () => {
    const act = end === 'accept' ? m.office_review_accept() : m.office_review_refuse();
    askWords(m.office_order_of_sum({ act, sum: came }), {
      ...{ label: m.office_order_reason(), least: 3, most: 500, confirm: act, danger: end === 'refuse' },
      told: end === 'accept' ? m.office_review_accepted() : m.office_review_refused(),
      act: (reason) => endReview(id, end, reason),
    });
  };
  const refused = needsPermission(me, 'payments.approve');
  return (
    <li>
      <div className="ord-money-what num">
        <strong>
          {m.office_review_came({ came, asked: sum(amount), method: methodWords(methodOf[gateway]) })}
        </strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${orderId}`}>{reference}</Link>
          <Moment at={createdAt} />
          <span>{ourId}</span>
          {theirId !== null && <span>{theirId}</span>}
          {row.instrument !== null && <span>{row.instrument}</span>}
        </span>
      </div>
      <span className="of-state" data-state="changed">
        {review === null ? m.office_order_back_review() : whyWords[review]()}
      </span>
      <div className="ord-money-acts">
        <MayButton refused={refused} color="marigold.5" size="sm" onClick={ask('accept')}>
          {m.office_review_accept()}
        </MayButton>
        <MayButton refused={refused} variant="default" size="sm" onClick={ask('refuse')}>
          {m.office_review_refuse()}
        </MayButton>
      </div>
    </li>
  );
}

function Refunds() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'refunds'],
    queryFn: ({ signal }) => loadOpenRefunds(signal),
  });
  return (
    <section className="of-panel" aria-labelledby="review-refunds">
      <h2 id="review-refunds">{m.office_review_refunds()}</h2>
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={2} />
        ) : (
          <ListFault cause={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p className="of-dim">{m.office_review_no_refunds()}</p>
      ) : (
        <ul className="ord-money">
          {data.map((row) => (
            <RefundRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RefundRow({ row }: { row: OpenRefund }) {
  const { orderId, reference, name, amount, method, state, reason, dueOn, isLate, trouble } = row;
  const by = dueOn === null ? undefined : dayWords(dueOn);
  return (
    <li>
      <div className="ord-money-what num">
        <strong>{m.office_order_went({ sum: sum(amount), method: methodWords(method) })}</strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${orderId}`}>
            {reference} {name}
          </Link>
          {by !== undefined && (
            <span>{isLate ? m.office_review_late({ day: by }) : m.office_order_back_by({ day: by })}</span>
          )}
          <q>{reason}</q>
          {trouble !== null && <span lang="en">{trouble}</span>}
        </span>
      </div>
      <span className="of-state" data-state={isLate ? 'trashed' : movementMarks[state]}>
        {movementStates[state]()}
      </span>
    </li>
  );
}
