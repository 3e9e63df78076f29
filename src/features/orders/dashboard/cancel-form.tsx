import { Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { doing, tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { m } from '#messages/messages.js';
import type { Cancellation, OfficeOrder } from '../orders.contract.ts';
import { lineWords, sum } from './order-words.ts';
import { cancelOrder, ordersKey } from './orders-client.ts';

/** Cancels an order: the reason, then what is kept and given back, then the confirmation. */
function CancelForm({ order }: { order: OfficeOrder }) {
  const [reason, setReason] = useState('');
  const [preview, setPreview] = useState<Cancellation>();
  const [busy, setBusy] = useState(false);
  const isShort = reason.trim().length < 3;
  async function send() {
    if (busy || isShort) {
      return;
    }
    setBusy(true);
    if (preview === undefined) {
      try {
        setPreview(await cancelOrder(order.id, { reason, preview: true }));
      } catch (cause) {
        tellProblem(cause);
      }
    } else if (
      await doing(ordersKey, m.office_order_told_cancelled({ reference: order.reference }), () =>
        cancelOrder(order.id, { reason, preview: false }),
      )
    ) {
      modals.closeAll();
    }
    setBusy(false);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={m.office_order_reason()}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div aria-live="polite">
          {preview && (
            <>
              <dl className="ord-figures-list num">
                <dt>{m.office_order_received()}</dt>
                <dd>{sum(preview.paid)}</dd>
                <dt>{m.office_order_kept()}</dt>
                <dd>{sum(preview.keep)}</dd>
                <dt>{m.office_order_goes_back()}</dt>
                <dd>
                  <strong>{sum(preview.back)}</strong>
                </dd>
                {preview.keep > preview.paid && (
                  <>
                    <dt>{m.office_order_still_owed()}</dt>
                    <dd>{sum(preview.keep - preview.paid)}</dd>
                  </>
                )}
              </dl>
              <ul className="ord-kept num">
                {preview.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change
                  <li key={index}>
                    {lineWords(line.text)}:{' '}
                    {m.office_order_line_kept({ keep: sum(line.keep), of: sum(line.sum) })}
                    {line.spent > 0 && ` · ${m.office_order_line_spent({ sum: sum(line.spent) })}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <DialogEnd
          send={preview === undefined ? m.office_order_preview() : m.office_order_cancel()}
          busy={busy}
          disabled={isShort}
          danger={preview !== undefined}
          leave={m.office_order_keep()}
        />
      </Stack>
    </form>
  );
}

/** Opens the dialog that cancels an order. */
export function openCancel(order: OfficeOrder): void {
  modals.open({
    title: m.office_order_cancel_title({ reference: order.reference }),
    centered: false,
    children: <CancelForm order={order} />,
  });
}
