import { TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { newSpending } from '../costs.contract.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { lineLabel } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

interface SpentLine {
  readonly order: Pick<OfficeOrder, 'id' | 'current' | 'lines'>;
  /** From 0. */
  readonly position: number;
}

/** How much of a line is gone: the whole as a rule. */
function SpentForm({ order, position }: SpentLine) {
  const line = order.lines[position];
  const most = line?.sum ?? 0;
  const start: { spent: number | undefined; note: string } = { spent: line?.spent || most, note: '' };
  const form = useOfficeForm({
    start,
    schema: newSpending,
    request: (typed) => ({ ...typed, from: order.current }),
    send: (spending) =>
      write('POST /orders/{id}/lines/{line}/spent', { id: order.id, line: position, ...spending }),
    changes: ordersKey,
    told: m.office_order_notify_spent(),
  });
  const isMore = (form.values.spent ?? 0) > most;
  const spent = form.field('spent');
  return (
    <DialogForm form={form} waits send={m.office_order_spent_do()} disabled={isMore}>
      <p className="of-dim">{m.office_order_spent_text()}</p>
      <MoneyInput
        label={m.office_order_spent_sum()}
        {...spent}
        error={isMore ? m.office_refused_spent_more() : spent.error}
      />
      <TextInput
        data-autofocus
        label={m.office_order_spent_note()}
        maxLength={200}
        autoComplete="off"
        {...form.field('note')}
      />
    </DialogForm>
  );
}

/** Opens the dialog that marks a line as spent. */
export function openSpent(which: SpentLine): void {
  const line = which.order.lines[which.position];
  const what = line === undefined ? '' : lineLabel(line.text);
  openForm(m.office_order_spent_title({ what }), <SpentForm {...which} />);
}
