import { FileInput } from '@mantine/core';
import { z } from 'zod';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import type { Bill } from '../bills/bills.contract.ts';
import { billLabel } from './supplier-labels.ts';
import { sendBillFile, suppliersKey } from './suppliers-client.ts';

const chosen = z.object({ file: z.instanceof(File) });
const start: { readonly file: File | null } = { file: null };

function BillFileForm({ id }: { readonly id: string }) {
  const form = useOfficeForm({
    start,
    schema: chosen,
    request: ({ file }) => ({ file: file ?? undefined }),
    words: { file: m.office_supplier_file_missing },
    send: ({ file }) => sendBillFile(id, file),
    changes: suppliersKey,
    told: m.office_supplier_notify_file(),
  });
  return (
    <DialogForm form={form} waits send={m.office_supplier_file_keep()}>
      <FileInput
        data-autofocus
        label={m.office_supplier_file()}
        accept="image/jpeg,image/png,application/pdf"
        {...form.field('file')}
      />
    </DialogForm>
  );
}

/** Opens the dialog that keeps the picture or PDF of a bill. */
export const openBillFileForm = (bill: Bill) => openForm(billLabel(bill), <BillFileForm id={bill.id} />);
