import { Button, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { CustomerCard } from '../customers.contract.ts';
import { customersKey } from './customers-client.ts';

const dialogId = 'customer-name';

function NameForm({ id, name: saved, version }: CustomerCard) {
  const [name, setName] = useState(saved);
  const isShort = name.trim().length < 2;
  async function save(event: FormEvent) {
    event.preventDefault();
    const rename = () => write('POST /customers/{id}/name', { id, name, version });
    if (!isShort && (await runMutation([customersKey], m.inbox_notify_saved(), rename))) {
      modals.close(dialogId);
    }
  }
  return (
    <form className="cus-form" onSubmit={save}>
      <TextInput
        data-autofocus
        label={m.office_column_name()}
        maxLength={80}
        value={name}
        error={isShort ? m.inbox_new_name_missing() : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" color="marigold.5">
        {m.office_save()}
      </Button>
    </form>
  );
}

/** Changes the name of the card. */
export function CustomerName({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  return (
    <MayButton
      refused={refused}
      variant="default"
      leftSection={<Icon of={Pencil} />}
      onClick={() =>
        modals.open({ modalId: dialogId, title: m.inbox_customer_rename(), children: <NameForm {...card} /> })
      }
    >
      {m.inbox_customer_rename()}
    </MayButton>
  );
}
