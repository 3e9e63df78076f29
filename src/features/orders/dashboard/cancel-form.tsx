import { Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { doing, tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { m } from '#messages/messages.js';
import type { Cancellation } from '../cancellation/cancellation.contract.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { lineWords, sum } from './order-words.ts';
import { ordersKey } from './orders-client.ts';

interface Cancelled {
  readonly title: string;
  /** What is asked for: the reason, and whether the customer reads it. */
  readonly why: string;
  /** The button that does it, and the one that leaves everything as it is. */
  readonly send: string;
  readonly leave: string;
  /** What is said when it is done. */
  readonly told: string;
  readonly keys: readonly string[];
  /** Does it, or only computes it. */
  readonly cancel: (request: { reason: string; preview: boolean }) => Promise<Cancellation>;
}

/** Cancels what was sold: the reason, then what is kept and given back, then the confirmation. */
function CancelForm({ why, send: words, leave, told, keys, cancel }: Omit<Cancelled, 'title'>) {
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
        setPreview(await cancel({ reason, preview: true }));
      } catch (cause) {
        tellProblem(cause);
      }
    } else if (await doing(keys, told, () => cancel({ reason, preview: false }))) {
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
          label={why}
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
          send={preview === undefined ? m.office_order_preview() : words}
          busy={busy}
          disabled={isShort}
          danger={preview !== undefined}
          leave={leave}
        />
      </Stack>
    </form>
  );
}

/** Opens a dialog that cancels what was sold. */
export function openCancellation({ title, ...cancelled }: Cancelled): void {
  modals.open({ title, centered: false, children: <CancelForm {...cancelled} /> });
}

/** Opens the dialog that cancels an order. */
export function openCancel({ id, reference }: OfficeOrder): void {
  openCancellation({
    title: m.office_order_cancel_title({ reference }),
    send: m.office_order_cancel(),
    leave: m.office_order_keep(),
    told: m.office_order_told_cancelled({ reference }),
    keys: ordersKey,
    why: m.office_order_reason(),
    cancel: (request) => write('POST /orders/{id}/cancel', { id, ...request }),
  });
}
