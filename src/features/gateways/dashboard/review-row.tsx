import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, needsPermission } from '#dashboard/permission-check.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { askOrderText } from '#features/payments/dashboard/ask-order-text.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import type { AttemptView } from '../attempts/attempts.contract.ts';
import { methodOf } from '../attempts/attempts.rules.ts';
import { refusedText, reviewReasonTexts, whyNotAccepted } from './review-texts.ts';

/** Money of a gateway that doesn't fit: what came, why, and what to do with it. */
export function ReviewRow({ row }: { row: AttemptView }) {
  const me = useMe();
  const { id, orderId, reference, gateway, ourId, theirId, review, amount, received, createdAt } = row;
  const came = formatTaka(received ?? 0);
  const ask = (end: 'accept' | 'refuse') => () => {
    const act = end === 'accept' ? m.office_review_accept() : m.office_review_refuse();
    askOrderText(m.office_order_of_sum({ act, sum: came }), {
      label: m.office_order_reason(),
      least: 3,
      most: 500,
      confirm: act,
      danger: end === 'refuse',
      told: end === 'accept' ? m.office_review_accepted() : refusedText(row),
      act: (reason) =>
        end === 'accept'
          ? write('POST /attempts/{id}/accept', { id, reason })
          : write('POST /attempts/{id}/refuse', { id, reason }),
    });
  };
  const refused = needsPermission(me, 'payments.approve');
  const transaction = review === 'repeated' ? row.reason : theirId;
  return (
    <li>
      <div className="ord-money-what num">
        <strong>
          {m.office_review_came({ came, asked: formatTaka(amount), method: methodLabel(methodOf[gateway]) })}
        </strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${orderId}`}>{reference}</Link>
          <Moment at={createdAt} />
          <span>{ourId}</span>
          {transaction !== null && <span>{transaction}</span>}
          {row.instrument !== null && <span>{row.instrument}</span>}
        </span>
      </div>
      <span className="of-state" data-state="changed">
        {review === null ? m.office_order_back_review() : reviewReasonTexts[review]()}
      </span>
      <div className="ord-money-acts">
        <MayButton
          refused={refused ?? whyNotAccepted(actorOf(me), row)}
          color="marigold.5"
          size="sm"
          onClick={ask('accept')}
        >
          {m.office_review_accept()}
        </MayButton>
        <MayButton refused={refused} variant="default" size="sm" onClick={ask('refuse')}>
          {m.office_review_refuse()}
        </MayButton>
      </div>
    </li>
  );
}
