import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, needsPermission } from '#dashboard/permission-check.ts';
import type { Approval } from '#features/ledger/approvals/approvals.contract.ts';
import { canDecide } from '#features/ledger/approvals/approvals.policy.ts';
import type { ApprovalKind } from '#features/ledger/approvals/approvals.rules.ts';
import { sum } from '#features/orders/dashboard/order-words.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { askOrderWords } from '#features/payments/dashboard/ask-order-words.ts';
import { m } from '#messages/messages.js';
import { momentWords } from './money-words.ts';

const kindWords: Readonly<Record<ApprovalKind, () => string>> = {
  'payment-undone': m.office_money_approval_payment_undone,
  'refund-undone': m.office_money_approval_refund_undone,
  'departure-cost': m.office_money_approval_cost,
  'departure-cost-undone': m.office_money_approval_cost_undone,
  'supplier-payment': m.office_money_approval_supplier,
  'supplier-payment-undone': m.office_money_approval_supplier_undone,
  'safe-counted': m.office_money_approval_safe,
};

function ApprovalRow({ approval }: { readonly approval: Approval }) {
  const me = useMe();
  const { id, kind, amount, reason, order, reference, by, byName, at } = approval;
  const may = needsPermission(me, 'payments.approve');
  const own = canDecide(actorOf(me), { askedBy: by }) && m.office_refused_approval_own();
  return (
    <article className="of-list-sheet mon-row mon-lone" aria-label={`${kindWords[kind]()} ${sum(amount)}`}>
      <div className="mon-side">
        <b className="mon-sum num">{sum(amount)}</b>
        <b>{kindWords[kind]()}</b>
        <span className="of-dim num">
          {order !== null && <a href={`/dashboard/orders/${order}`}>{reference}</a>} {reason}
        </span>
        <span className="of-dim num">
          {byName}, {momentWords(at)}
        </span>
      </div>
      <div className="mon-acts">
        <MayButton
          refused={may ?? own}
          onClick={() =>
            void doing(ordersKey, m.office_order_told_approved(), () =>
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
            askOrderWords(m.office_order_of_sum({ act: m.office_order_refuse(), sum: sum(amount) }), {
              least: 3,
              most: 500,
              danger: true,
              label: m.office_order_reason(),
              confirm: m.office_order_refuse(),
              told: m.office_order_told_refused(),
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
