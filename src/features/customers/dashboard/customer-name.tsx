import { TextInput } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { type CustomerCard, renameInput } from '../customers.contract.ts';
import { customersKey } from './customers-client.ts';

function NameForm({ id, name, version }: CustomerCard) {
  const form = useOfficeForm({
    start: { name },
    schema: renameInput.omit({ id: true }),
    request: (typed) => ({ ...typed, version }),
    words: { name: m.inbox_new_name_missing },
    send: (renamed) => write('POST /customers/{id}/name', { id, ...renamed }),
    changes: [customersKey],
    told: m.inbox_notify_saved(),
  });
  return (
    <DialogForm form={form} send={m.office_save()}>
      <TextInput data-autofocus label={m.office_column_name()} maxLength={80} {...form.field('name')} />
    </DialogForm>
  );
}

/** Changes the name of the card. */
export function CustomerName({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  return (
    <MayButton
      refused={refused}
      variant="default"
      leftSection={<Icon of={Pencil} />}
      onClick={() => openForm(m.inbox_customer_rename(), <NameForm {...card} />)}
    >
      {m.inbox_customer_rename()}
    </MayButton>
  );
}
