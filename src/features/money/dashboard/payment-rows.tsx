import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { askOrderText } from '#features/payments/dashboard/ask-order-text.ts';
import { doneOrPending } from '#features/payments/dashboard/done-or-pending.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { canApprovePayment } from '#features/payments/payments.policy.ts';
import { canApproveRefund } from '#features/payments/refunds/refunds.policy.ts';
import { m } from '#messages/messages.js';
import type { InboxPayment } from '../matches/matches.contract.ts';
import { formatMoment } from './money-labels.ts';

function PaymentRow({ payment }: { readonly payment: InboxPayment }) {
  const me = useMe();
  const { id, kind, amount, method, outside, state, by, byName, at, reference, order, name, receipt } =
    payment;
  const isRefund = kind === 'refund';
  const may = needsPermission(me, isRefund ? 'refunds.approve' : 'payments.approve');
  const own = isRefund
    ? canApproveRefund(actorOf(me), { askedBy: by }) && m.office_refused_own_refund()
    : canApprovePayment(actorOf(me), { takenBy: by }) && m.office_refused_own_payment();
  const undo = state === 'waiting' ? m.office_order_reject() : m.office_undo();
  return (
    <article className="of-list-sheet mon-row mon-lone" aria-label={`${reference} ${formatTaka(amount)}`}>
      <div className="mon-side">
        <b className="mon-sum num">{formatTaka(amount)}</b>
        <b>
          {isRefund ? m.office_money_refund() : methodLabel(method)} {outside}
        </b>
        <span className="of-dim num">
          <a href={`/dashboard/orders/${order}`}>{reference}</a>, {name}
        </span>
        <span className="of-dim num">
          {[byName, formatMoment(at), receipt].filter((each) => each !== null).join(', ')}
        </span>
      </div>
      <div className="mon-acts">
        {(state === 'waiting' || state === 'asked') && (
          <MayButton
            refused={may ?? own}
            onClick={() =>
              void runMutation(ordersKey, m.office_order_notify_approved(), () =>
                isRefund
                  ? write('POST /refunds/{id}/approve', { id })
                  : write('POST /payments/{id}/approve', { id }),
              )
            }
          >
            {m.office_order_approve()}
          </MayButton>
        )}
        {!isRefund && (
          <MayButton
            variant="default"
            refused={may}
            onClick={() =>
              askOrderText(m.office_order_of_sum({ act: undo, sum: formatTaka(amount) }), {
                least: 3,
                most: 500,
                danger: true,
                label: m.office_order_reason(),
                confirm: undo,
                ...doneOrPending(
                  state === 'waiting' ? m.office_order_notify_rejected() : m.office_order_notify_ended(),
                  (reason: string) => write('POST /payments/{id}/undo', { id, reason }),
                ),
              })
            }
          >
            {undo}
          </MayButton>
        )}
      </div>
    </article>
  );
}

/** Payments and refunds that wait for a second person, or that were matched today. */
export const PaymentRows = ({ payments }: { readonly payments: readonly InboxPayment[] }) =>
  payments.map((payment) => <PaymentRow key={payment.id} payment={payment} />);
