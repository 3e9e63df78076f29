import { NativeSelect, TextInput } from '@mantine/core';
import { read, write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { newCreditMove, newWriteOff } from '../adjustments/adjustments.contract.ts';

interface WriteOffProps {
  readonly orderId: string;
  /** What is to pay still; negative when too much was paid. Poisha. */
  readonly owed: number;
}

function WriteOffForm({ orderId, owed }: WriteOffProps) {
  const isOver = owed < 0;
  const start: { readonly amount: number | undefined; readonly reason: string } = {
    amount: Math.abs(owed),
    reason: '',
  };
  const form = useOfficeForm({
    start,
    schema: newWriteOff,
    request: ({ amount, reason }, key) => ({
      amount: amount === undefined ? undefined : isOver ? 0 - amount : amount,
      reason,
      key,
    }),
    words: { amount: m.office_order_sum_missing, reason: m.office_order_reason_missing },
    once: `write off ${orderId}`,
    send: (sent) => write('POST /orders/{orderId}/write-off', { orderId, ...sent }),
    changes: ordersKey,
    told: m.office_adjust_notify_written(),
  });
  return (
    <DialogForm form={form} send={m.office_adjust_write_off()}>
      <p className="of-dim num">
        {isOver
          ? m.office_adjust_over({ sum: formatTaka(-owed) })
          : m.office_adjust_short({ sum: formatTaka(owed) })}
      </p>
      <MoneyInput data-autofocus label={m.office_order_sum()} {...form.field('amount')} />
      <TextInput label={m.office_order_reason()} maxLength={500} {...form.field('reason')} />
    </DialogForm>
  );
}

/** Opens the dialog that writes off a small difference of an order. */
export const openWriteOff = (order: OfficeOrder) =>
  openForm(m.office_adjust_write_off(), <WriteOffForm orderId={order.id} owed={owedOf(order)} />);

/** What an order is short, or over when it is negative; poisha. */
export const owedOf = ({ total, paid }: Pick<OfficeOrder, 'total' | 'paid'>): number => total - paid;

interface MoveProps {
  readonly orderId: string;
  readonly most: number;
  readonly orders: readonly {
    readonly id: string;
    readonly reference: string;
    readonly name: string;
    readonly owed: number;
  }[];
}

function MoveForm({ orderId, most, orders }: MoveProps) {
  const [first] = orders;
  const start: { readonly to: string; readonly amount: number | undefined } = {
    to: first?.id ?? '',
    amount: first !== undefined && first.owed > 0 ? Math.min(most, first.owed) : most,
  };
  const form = useOfficeForm({
    start,
    schema: newCreditMove,
    request: (typed, key) => ({ ...typed, key }),
    words: { amount: m.office_order_sum_missing },
    once: `move ${orderId}`,
    send: (sent) => write('POST /orders/{orderId}/move-credit', { orderId, ...sent }),
    changes: ordersKey,
    told: m.office_adjust_notify_moved(),
  });
  return (
    <DialogForm form={form} send={m.office_adjust_move()}>
      <p className="of-dim num">{m.office_adjust_movable({ sum: formatTaka(most) })}</p>
      <NativeSelect
        data-autofocus
        label={m.office_adjust_order()}
        data={orders.map(({ id, reference, name, owed }) => ({
          value: id,
          label: [reference, name, owed > 0 ? m.office_adjust_owes({ sum: formatTaka(owed) }) : '']
            .filter((part) => part !== '')
            .join(' · '),
        }))}
        {...form.field('to')}
      />
      <MoneyInput label={m.office_order_sum()} {...form.field('amount')} />
    </DialogForm>
  );
}

/** Opens the dialog that moves what a customer has too much to another order of theirs. */
export async function openMoveCredit({ id }: OfficeOrder): Promise<void> {
  try {
    const { most, items } = await read('GET /orders/{orderId}/credit-targets', { orderId: id });
    openForm(
      m.office_adjust_move(),
      items.length === 0 || most === 0 ? (
        <p>{items.length === 0 ? m.office_adjust_no_order() : m.office_refused_credit()}</p>
      ) : (
        <MoveForm orderId={id} most={most} orders={items} />
      ),
    );
  } catch (cause) {
    notifyError(cause);
  }
}
