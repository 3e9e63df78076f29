import { NativeSelect, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useNavigate } from 'react-router';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { ownCurrency } from '#platform/money/money.rules.ts';
import { newSupplier } from '../suppliers.contract.ts';
import { type SupplierKind, supplierKinds } from '../suppliers.rules.ts';
import { supplierKindLabels } from './supplier-labels.ts';
import { supplierPath, suppliersKey } from './suppliers-client.ts';

interface Typed {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly phone: string;
  readonly currency: string;
}
const start: Typed = { name: '', kind: 'hotel', phone: '', currency: ownCurrency };

function SupplierForm() {
  const go = useNavigate();
  const form = useOfficeForm({
    start,
    schema: newSupplier,
    request: ({ currency, ...typed }, key) => ({ ...typed, currency: currency.trim().toUpperCase(), key }),
    words: { currency: m.office_supplier_currency_wrong },
    send: (supplier) => write('POST /suppliers', supplier),
    changes: suppliersKey,
    told: m.office_supplier_notify_made(),
    after: ({ id }) => {
      modals.closeAll();
      void go(supplierPath(id));
    },
  });
  const { field } = form;
  return (
    <DialogForm form={form} waits send={m.office_supplier_save()}>
      <TextInput
        data-autofocus
        label={m.office_supplier_name()}
        maxLength={120}
        autoComplete="off"
        {...field('name')}
      />
      <NativeSelect
        label={m.office_supplier_kind()}
        data={supplierKinds.map((each) => ({ value: each, label: supplierKindLabels[each]() }))}
        {...field('kind')}
      />
      <TextInput
        label={m.office_supplier_phone()}
        maxLength={40}
        autoComplete="off"
        inputMode="tel"
        {...field('phone')}
      />
      <TextInput
        label={m.office_supplier_currency()}
        maxLength={3}
        autoComplete="off"
        {...field('currency')}
      />
    </DialogForm>
  );
}

/** Opens the dialog for the card of a supplier. */
export const openSupplierForm = () => openForm(m.office_supplier_new(), <SupplierForm />);
