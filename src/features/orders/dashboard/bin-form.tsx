import { TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { buyerBin } from '../customer/buyer-bin.contract.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { ordersKey } from './orders-client.ts';

type Buyer = Pick<OfficeOrder, 'id' | 'bin'>;

/** The BIN of who buys. */
function BinForm({ id, bin }: Buyer) {
  const form = useOfficeForm({
    start: { bin: bin ?? '' },
    schema: buyerBin,
    request: (typed) => typed,
    send: (typed) => write('POST /orders/{id}/bin', { id, ...typed }),
    words: { bin: m.office_set_bin_wrong },
    changes: ordersKey,
    told: m.office_order_bin_noted(),
  });
  return (
    <DialogForm form={form} waits send={m.office_order_bin_do()}>
      <TextInput
        data-autofocus
        label={m.office_order_bin()}
        maxLength={20}
        autoComplete="off"
        {...form.field('bin')}
      />
    </DialogForm>
  );
}

/** Opens the dialog that notes who buys. */
export function openBin(order: Buyer): void {
  openForm(m.office_order_bin(), <BinForm {...order} />);
}
