import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { type Cancellation, cancelRequest } from '../lifecycle/cancellation.contract.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { formatTaka, lineLabel } from './order-labels.ts';
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
  const [preview, setPreview] = useState<Cancellation>();
  const form = useOfficeForm({
    start: { reason: '' },
    schema: cancelRequest,
    request: (typed) => typed,
    look:
      preview === undefined
        ? async (request) => setPreview(await cancel({ ...request, preview: true }))
        : undefined,
    send: cancel,
    changes: keys,
    told,
  });
  return (
    <DialogForm
      form={form}
      waits
      send={preview === undefined ? m.office_order_preview() : words}
      danger={preview !== undefined}
      leave={leave}
    >
      <TextInput data-autofocus label={why} maxLength={500} {...form.field('reason')} />
      <div aria-live="polite">
        {preview && (
          <>
            <dl className="ord-figures-list num">
              <dt>{m.office_order_received()}</dt>
              <dd>{formatTaka(preview.paid)}</dd>
              <dt>{m.office_order_retained()}</dt>
              <dd>{formatTaka(preview.keep)}</dd>
              <dt>{m.office_order_goes_back()}</dt>
              <dd>
                <strong>{formatTaka(preview.back)}</strong>
              </dd>
              {preview.keep > preview.paid && (
                <>
                  <dt>{m.office_order_still_owed()}</dt>
                  <dd>{formatTaka(preview.keep - preview.paid)}</dd>
                </>
              )}
            </dl>
            <ul className="ord-kept num">
              {preview.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change
                <li key={index}>
                  {lineLabel(line.text)}:{' '}
                  {m.office_order_line_retained({ keep: formatTaka(line.keep), of: formatTaka(line.sum) })}
                  {line.spent > 0 && ` · ${m.office_order_line_spent({ sum: formatTaka(line.spent) })}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </DialogForm>
  );
}

/** Opens a dialog that cancels what was sold. */
export const openCancellation = ({ title, ...cancelled }: Cancelled) =>
  openForm(title, <CancelForm {...cancelled} />);

/** Opens the dialog that cancels an order. */
export function openCancel({ id, reference }: OfficeOrder): void {
  openCancellation({
    title: m.office_order_cancel_title({ reference }),
    send: m.office_order_cancel(),
    leave: m.office_order_keep(),
    told: m.office_order_notify_cancelled({ reference }),
    keys: ordersKey,
    why: m.office_order_reason(),
    cancel: (request) => write('POST /orders/{id}/cancel', { id, ...request }),
  });
}
