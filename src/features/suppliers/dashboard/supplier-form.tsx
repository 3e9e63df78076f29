import { NativeSelect, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useNavigate } from 'react-router';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { ownCurrency } from '#platform/money/money.rules.ts';
import { newSupplier, type Supplier } from '../suppliers.contract.ts';
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

interface SupplierFormProps {
  /** The card that is mended; none makes a new one. */
  readonly supplier?: Supplier;
}

const typedOf = ({ name, kind, phone, currency }: Supplier): Typed => ({
  name,
  kind,
  phone: phone ?? '',
  currency,
});

function SupplierForm({ supplier }: SupplierFormProps) {
  const go = useNavigate();
  const form = useOfficeForm({
    start: supplier === undefined ? start : typedOf(supplier),
    schema: newSupplier,
    request: ({ currency, ...typed }: Typed, key) => ({
      ...typed,
      currency: currency.trim().toUpperCase(),
      key,
    }),
    words: { currency: m.office_supplier_currency_wrong },
    send: ({ key, ...typed }) =>
      supplier === undefined
        ? write('POST /suppliers', { ...typed, key })
        : write('PUT /suppliers/{id}', { ...typed, id: supplier.id }),
    changes: suppliersKey,
    told: supplier === undefined ? m.office_supplier_notify_made() : m.office_supplier_notify_changed(),
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

/** Opens the dialog that mends the card of a supplier. */
export const openSupplierChange = (supplier: Supplier) =>
  openForm(m.office_supplier_change(), <SupplierForm supplier={supplier} />);
