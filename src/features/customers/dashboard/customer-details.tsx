import { TagsInput, Textarea } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type CustomerCard, detailsInput } from '../customers.contract.ts';
import { maxTags } from '../customers.rules.ts';
import { customersKey } from './customers-client.ts';

interface Typed {
  readonly address: string;
  readonly birthDate: string | undefined;
  readonly passportExpires: string | undefined;
  readonly tags: string[];
}

function DetailsForm({ id, version, address, birthDate, passportExpires, tags }: CustomerCard) {
  const start: Typed = {
    address: address ?? '',
    birthDate: birthDate ?? '',
    passportExpires: passportExpires ?? '',
    tags: [...tags],
  };
  const form = useOfficeForm({
    start,
    schema: detailsInput.omit({ id: true }),
    request: (typed: Typed) => ({
      ...typed,
      address: typed.address.trim() === '' ? null : typed.address,
      // What is no date stays what it is, and is refused.
      birthDate: typed.birthDate === '' ? null : typed.birthDate,
      passportExpires: typed.passportExpires === '' ? null : typed.passportExpires,
      version,
    }),
    send: (details) => write('POST /customers/{id}/details', { id, ...details }),
    changes: [customersKey],
    told: m.inbox_notify_saved(),
  });
  const { field } = form;
  return (
    <DialogForm form={form} send={m.office_save()}>
      <Textarea
        data-autofocus
        autosize
        label={m.inbox_customer_address()}
        maxLength={500}
        {...field('address')}
      />
      <DateInput label={m.inbox_customer_birth()} isPast {...field('birthDate')} />
      <DateInput label={m.inbox_customer_passport()} {...field('passportExpires')} />
      <TagsInput label={m.inbox_customer_tags()} maxTags={maxTags} {...field('tags')} />
    </DialogForm>
  );
}

/** Where they live, when they were born, until when their passport holds, and tags. */
export function CustomerDetails({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  const { address, birthDate, passportExpires, tags } = card;
  const day = (date: string | null) => (date === null ? undefined : longDate(date, officeLanguage()));
  const rows = [
    { label: m.inbox_customer_address(), value: address ?? undefined },
    { label: m.inbox_customer_birth(), value: day(birthDate) },
    { label: m.inbox_customer_passport(), value: day(passportExpires) },
    { label: m.inbox_customer_tags(), value: tags.length === 0 ? undefined : tags.join(', ') },
  ].filter(({ value }) => value !== undefined);
  return (
    <section className="of-panel" aria-labelledby="cus-details">
      <h2 id="cus-details">{m.inbox_customer_details()}</h2>
      {rows.length === 0 && <p className="of-dim">{m.inbox_customer_no_details()}</p>}
      <ul className="cus-list">
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span className="of-titles">
              <strong>{value}</strong>
              <span>{label}</span>
            </span>
          </li>
        ))}
      </ul>
      <MayButton
        refused={refused}
        variant="default"
        leftSection={<Icon of={Pencil} />}
        onClick={() => openForm(m.inbox_customer_details(), <DetailsForm {...card} />)}
      >
        {m.inbox_customer_details_change()}
      </MayButton>
    </section>
  );
}
