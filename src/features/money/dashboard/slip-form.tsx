import { FileInput, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { dataUrlOf } from '#dashboard/api/data-url.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { plainLine } from '#platform/plain-text.contract.ts';
import { type ClaimMethod, claimMethods } from '../money.rules.ts';
import { sendSlip } from './money-client.ts';
import { type ChosenOrder, OrderSelect } from './order-select.tsx';
import { slipTypes } from './slip-place.tsx';
import './slip-view.css';

/** What is known of a slip before it is looked at. */
export interface SlipSides {
  readonly file: File;
  /** Whose it is, as far as that is known. */
  readonly order?: ChosenOrder | undefined;
  /** What arrived, if the slip was put beside it; or what is due. */
  readonly known?: {
    readonly method?: ClaimMethod;
    readonly amount?: number;
    readonly outside?: string | null;
    readonly sender?: string;
  };
}

const typedSlip = z.object({
  order: z.uuid(),
  method: z.enum(claimMethods),
  amount: z.int().positive(),
  trx: plainLine(60).optional(),
  sender: plainLine(60, 0).default(''),
  file: z.instanceof(File),
});

/** The picture, to read the sum and the number from. */
function Preview({ file }: { readonly file: File }) {
  const { data } = useQuery({
    queryKey: ['slip-sent', file.name, file.size, file.lastModified],
    queryFn: () => dataUrlOf(file),
    enabled: file.type.startsWith('image/'),
    gcTime: 0,
  });
  return data === undefined ? null : (
    <div className="mon-slip mon-slip-sent">
      <img src={data} alt={m.office_money_slip()} />
    </div>
  );
}

interface Typed {
  readonly order: string;
  readonly method: ClaimMethod;
  readonly amount: number | undefined;
  readonly trx: string;
  readonly sender: string;
  readonly file: File | null;
}

/** Keeps a slip that came by WhatsApp or at the counter: what its customer says they paid. */
function SlipForm({ file, order, known = {} }: SlipSides) {
  const { method = 'bkash', amount, outside, sender = '' } = known;
  const start: Typed = { order: order?.order ?? '', method, amount, trx: outside ?? '', sender, file };
  const form = useOfficeForm({
    start,
    schema: typedSlip,
    request: ({ file: chosen, ...typed }) => ({ ...typed, file: chosen ?? undefined }),
    send: sendSlip,
    changes: ordersKey,
    told: m.office_money_notify_slip(),
  });
  const { field, values } = form;
  return (
    <DialogForm form={form} waits send={m.office_money_slip_keep()}>
      {values.file !== null && <Preview file={values.file} />}
      <FileInput label={m.office_money_slip()} accept={slipTypes} {...field('file')} />
      {order === undefined && <OrderSelect {...field('order')} autoFocus />}
      <NativeSelect
        data-autofocus={order !== undefined || undefined}
        label={m.office_money_slip_way()}
        data={claimMethods.map((each) => ({ value: each, label: methodLabel(each) }))}
        {...field('method')}
      />
      <MoneyInput label={m.office_order_sum()} {...field('amount')} />
      <TextInput
        label={m.office_order_outside_if_any()}
        autoComplete="off"
        maxLength={60}
        {...field('trx')}
      />
      <TextInput
        label={m.office_money_column_sender()}
        autoComplete="off"
        maxLength={60}
        {...field('sender')}
      />
    </DialogForm>
  );
}

/** Opens the dialog that keeps a slip. */
export const openSlipForm = (sides: SlipSides) =>
  openForm(
    sides.order === undefined
      ? m.office_money_slip_add()
      : m.office_money_slip_add_for({ name: sides.order.name, reference: sides.order.reference }),
    <SlipForm {...sides} />,
  );
