import type { Me } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { actorOf, needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import type { Movement } from '../payments.contract.ts';
import { canApprovePayment } from '../payments.policy.ts';
import { gatewayMethods } from '../payments.rules.ts';
import { canApproveRefund } from '../refunds/refunds.policy.ts';
import { askOrderText } from './ask-order-text.ts';
import { doneOrPending } from './done-or-pending.ts';

interface MovementAction {
  readonly key: string;
  readonly label: string;
  readonly refused: RefusalReason;
  readonly run: () => void;
}

const reasonForm = { least: 3, most: 500, danger: true };

/** Asks why something is done with a movement, and does it. */
const askReason = (
  row: Movement,
  act: string,
  done: Pick<Parameters<typeof askOrderText>[1], 'told' | 'act'> & { readonly label?: string },
) =>
  askOrderText(m.office_order_of_sum({ act, sum: formatTaka(row.amount) }), {
    ...reasonForm,
    label: m.office_order_reason(),
    confirm: act,
    ...done,
  });

function paymentActions(row: Movement, me: Me): readonly MovementAction[] {
  const { id } = row;
  const may = needsPermission(me, 'payments.approve');
  const isOwn = canApprovePayment(actorOf(me), { takenBy: row.by }) !== undefined;
  const isWaiting = row.state === 'waiting';
  const undo = isWaiting ? m.office_order_reject() : m.office_undo();
  const ending: MovementAction = {
    key: 'undo',
    label: undo,
    refused: may,
    run: () =>
      askOrderText(m.office_order_of_sum({ act: undo, sum: formatTaka(row.amount) }), {
        ...reasonForm,
        label: m.office_order_reason(),
        confirm: undo,
        ...doneOrPending(
          isWaiting ? m.office_order_notify_rejected() : m.office_order_notify_ended(),
          (reason: string) => write('POST /payments/{id}/undo', { id, reason }),
        ),
      }),
  };
  const restoring: MovementAction = {
    key: 'restore',
    label: m.office_order_restore(),
    refused: may,
    run: () =>
      askReason(row, m.office_order_restore(), {
        told: m.office_order_notify_restored(),
        act: (reason) => write('POST /payments/{id}/restore', { id, reason }),
      }),
  };
  if (row.state === 'undone') {
    return gatewayMethods.some((each) => each === row.method) ? [restoring] : [];
  }
  const approving: MovementAction = {
    key: 'approve',
    label: m.office_order_approve(),
    refused: may ?? (isOwn ? m.office_refused_own_payment() : undefined),
    run: () =>
      void runMutation(ordersKey, m.office_order_notify_approved(), () =>
        write('POST /payments/{id}/approve', { id }),
      ),
  };
  return isWaiting ? [approving, ending] : row.state === 'counted' ? [ending] : [];
}

function refundActions(row: Movement, me: Me): readonly MovementAction[] {
  const { id } = row;
  const may = needsPermission(me, 'refunds.approve');
  const isOwn = canApproveRefund(actorOf(me), { askedBy: row.by }) !== undefined;
  const refusing: MovementAction = {
    key: 'refuse',
    label: m.office_order_refuse(),
    refused: may,
    run: () =>
      askOrderText(m.office_order_of_sum({ act: m.office_order_refuse(), sum: formatTaka(row.amount) }), {
        ...reasonForm,
        label: m.office_order_reason(),
        confirm: m.office_order_refuse(),
        told: m.office_order_notify_refused(),
        act: (reason) => write('POST /refunds/{id}/refuse', { id, reason }),
      }),
  };
  const approving: MovementAction = {
    key: 'approve',
    label: m.office_order_approve(),
    refused: may ?? (isOwn ? m.office_refused_own_refund() : undefined),
    run: () =>
      void runMutation(ordersKey, m.office_order_notify_approved(), () =>
        write('POST /refunds/{id}/approve', { id }),
      ),
  };
  const paying: MovementAction = {
    key: 'paid',
    label: m.office_order_note_paid(),
    refused: needsPermission(me, 'refunds.write'),
    run: () =>
      askOrderText(m.office_order_of_sum({ act: m.office_order_note_paid(), sum: formatTaka(row.amount) }), {
        label: m.office_order_outside(),
        least: 4,
        most: 60,
        confirm: m.office_order_note_paid(),
        told: m.office_order_notify_paid_back(),
        act: (outside) => write('POST /refunds/{id}/paid', { id, outside }),
      }),
  };
  const again: MovementAction = {
    key: 'again',
    label: m.office_order_send_again(),
    refused: may,
    run: () =>
      askOrderText(m.office_order_of_sum({ act: m.office_order_send_again(), sum: formatTaka(row.amount) }), {
        ...reasonForm,
        danger: false,
        label: m.office_order_reason(),
        confirm: m.office_order_send_again(),
        told: m.office_order_notify_sending(),
        act: (reason) => write('POST /refunds/{id}/send-again', { id, reason }),
      }),
  };
  const handing: MovementAction = {
    key: 'paid',
    label: m.office_order_hand_out(),
    refused: needsPermission(me, 'refunds.write'),
    run: () =>
      void runMutation(ordersKey, m.office_order_notify_handed_out(), () =>
        write('POST /refunds/{id}/paid', { id }),
      ),
  };
  const undoing: MovementAction = {
    key: 'undo',
    label: m.office_undo(),
    refused: may,
    run: () =>
      askReason(
        row,
        m.office_undo(),
        doneOrPending(m.office_order_notify_refund_undone(), (reason: string) =>
          write('POST /refunds/{id}/undo', { id, reason }),
        ),
      ),
  };
  const settling = (went: boolean): MovementAction => ({
    key: went ? 'went' : 'failed',
    label: went ? m.office_order_stuck_went() : m.office_order_stuck_failed(),
    refused: may ?? (isOwn ? m.office_refused_own_refund() : undefined),
    run: () =>
      askReason(row, went ? m.office_order_stuck_went() : m.office_order_stuck_failed(), {
        label: m.office_order_stuck_seen(),
        told: m.office_order_notify_stuck(),
        act: (reason) => write('POST /refunds/{id}/settle', { id, went, reason }),
      }),
  });
  if (row.state === 'asked') {
    return [approving, refusing];
  }
  if (row.state === 'paid') {
    return [undoing];
  }
  if (row.state === 'processing') {
    return row.isStuck ? [settling(true), settling(false)] : [];
  }
  if (row.state === 'review') {
    return [again, paying, refusing];
  }
  if (row.state !== 'approved') {
    return [];
  }
  return row.isSending ? [refusing] : [row.method === 'cash' ? handing : paying, refusing];
}

/** What can be done with a payment or a refund, with reasons for disabled actions. */
export const movementActions = (row: Movement, me: Me): readonly MovementAction[] =>
  row.kind === 'payment' ? paymentActions(row, me) : refundActions(row, me);
