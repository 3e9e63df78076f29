import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { Approval } from '#features/ledger/approvals/approvals.contract.ts';
import { canDecide } from '#features/ledger/approvals/approvals.policy.ts';
import type { ApprovalKind } from '#features/ledger/approvals/approvals.rules.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { askOrderText } from '#features/payments/dashboard/ask-order-text.ts';
import { m } from '#messages/messages.js';
import { formatMoment } from './money-labels.ts';

const kindLabels: Readonly<Record<ApprovalKind, () => string>> = {
  'payment-undone': m.office_money_approval_payment_undone,
  'refund-undone': m.office_money_approval_refund_undone,
  'safe-counted': m.office_money_approval_safe,
  movement: m.office_money_approval_movement,
};

function ApprovalRow({ approval }: { readonly approval: Approval }) {
  const me = useMe();
  const { id, kind, amount, reason, order, reference, by, byName, at } = approval;
  const may = needsPermission(me, 'payments.approve');
  const own = canDecide(actorOf(me), { askedBy: by }) && m.office_refused_approval_own();
  return (
    <article
      className="of-list-sheet mon-row mon-lone"
      aria-label={`${kindLabels[kind]()} ${formatTaka(amount)}`}
    >
      <div className="mon-side">
        <b className="mon-sum num">{formatTaka(amount)}</b>
        <b>{kindLabels[kind]()}</b>
        <span className="of-dim num">
          {order !== null && <a href={`/dashboard/orders/${order}`}>{reference}</a>} {reason}
        </span>
        <span className="of-dim num">
          {byName}, {formatMoment(at)}
        </span>
      </div>
      <div className="mon-acts">
        <MayButton
          refused={may ?? own}
          onClick={() =>
            void runMutation(ordersKey, m.office_order_notify_approved(), () =>
              write('POST /approvals/{id}/approve', { id }),
            )
          }
        >
          {m.office_order_approve()}
        </MayButton>
        <MayButton
          variant="default"
          refused={may}
          onClick={() =>
            askOrderText(m.office_order_of_sum({ act: m.office_order_refuse(), sum: formatTaka(amount) }), {
              least: 3,
              most: 500,
              danger: true,
              label: m.office_order_reason(),
              confirm: m.office_order_refuse(),
              told: m.office_order_notify_refused(),
              act: (because) => write('POST /approvals/{id}/refuse', { id, reason: because }),
            })
          }
        >
          {m.office_order_refuse()}
        </MayButton>
      </div>
    </article>
  );
}

/** What one person asked for and another decides. */
export const ApprovalRows = ({ approvals }: { readonly approvals: readonly Approval[] }) =>
  approvals.map((approval) => <ApprovalRow key={approval.id} approval={approval} />);
