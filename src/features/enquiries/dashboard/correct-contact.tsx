import { TextInput } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Operations } from '#platform/http/routes.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { contactCorrection } from '../correction/correction.contract.ts';

/** The addresses that correct how a customer is reached. */
type CorrectedAt = Extract<keyof Operations, `POST /${string}/{id}/contact`>;

interface CorrectProps {
  readonly at: CorrectedAt;
  readonly of: {
    readonly id: string;
    readonly name: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
  /** The query key of what shows it. */
  readonly about: readonly string[];
}

/** Only what was changed is sent: an emptied field takes the number or the address away. */
const changedOf = (typed: string, before: string | null) => {
  const now = typed.trim();
  return now === (before ?? '') ? undefined : now === '' ? null : now;
};

function CorrectForm({ at, of, about }: CorrectProps) {
  const { id, name, phone, email } = of;
  const form = useOfficeForm({
    start: { name, phone: phone ?? '', email: email ?? '', reason: '' },
    schema: contactCorrection,
    request: (typed) => ({
      name: typed.name.trim() === name ? undefined : typed.name,
      phone: changedOf(typed.phone, phone),
      email: changedOf(typed.email, email),
      reason: typed.reason,
    }),
    send: (correction) => write(at, { id, ...correction }),
    changes: about,
    told: m.office_contact_corrected(),
  });
  return (
    <DialogForm form={form} send={m.office_contact_correct()}>
      <p className="of-dim">{m.office_contact_correct_text()}</p>
      <TextInput label={m.office_column_name()} maxLength={80} autoComplete="off" {...form.field('name')} />
      <TextInput
        data-autofocus
        type="tel"
        label={m.inbox_column_phone()}
        maxLength={40}
        autoComplete="off"
        {...form.field('phone')}
      />
      <TextInput
        type="email"
        label={m.inbox_column_email()}
        maxLength={120}
        autoComplete="off"
        {...form.field('email')}
      />
      <TextInput
        label={m.office_contact_correct_why()}
        maxLength={300}
        autoComplete="off"
        {...form.field('reason')}
      />
    </DialogForm>
  );
}

/** Corrects how a customer is called and reached, in a dialog. */
export function CorrectContact({
  at,
  of,
  about,
  refused,
}: CorrectProps & { readonly refused: RefusalReason }) {
  const { id, name, phone, email } = of;
  return (
    <MayButton
      refused={refused}
      size="compact-sm"
      variant="subtle"
      leftSection={<Icon of={PencilLine} />}
      onClick={() =>
        openForm(
          m.office_contact_correct_title(),
          <CorrectForm {...{ at, about }} of={{ id, name, phone, email }} />,
        )
      }
    >
      {m.office_contact_correct()}
    </MayButton>
  );
}
