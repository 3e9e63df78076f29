import { Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { m } from '#messages/messages.js';
import type { OfficeOrder } from '../orders.contract.ts';
import { lineWords } from './order-words.ts';
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
  const [spent, setSpent] = useState<number | undefined>(line?.spent || most);
  const [note, setNote] = useState('');
  const { busy, send } = useDialogSend();
  const isWrong = spent === undefined || spent > most || note.trim().length < 3;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) {
          void send(ordersKey, m.office_order_told_spent(), () =>
            write('POST /orders/{id}/lines/{line}/spent', {
              id: order.id,
              line: position,
              spent,
              note,
              from: order.current,
            }),
          );
        }
      }}
    >
      <Stack gap="sm">
        <p className="of-dim">{m.office_order_spent_text()}</p>
        <MoneyInput
          label={m.office_order_spent_sum()}
          value={spent}
          error={spent !== undefined && spent > most ? m.office_refused_spent_more() : undefined}
          onChange={setSpent}
        />
        <TextInput
          data-autofocus
          label={m.office_order_spent_note()}
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogEnd send={m.office_order_spent_do()} busy={busy} disabled={isWrong} />
      </Stack>
    </form>
  );
}

/** Opens the dialog that marks a line as spent. */
export function openSpent(which: SpentLine): void {
  const line = which.order.lines[which.position];
  modals.open({
    title: m.office_order_spent_title({ what: line === undefined ? '' : lineWords(line.text) }),
    centered: false,
    children: <SpentForm {...which} />,
  });
}
