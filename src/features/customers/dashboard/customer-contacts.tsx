import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Split } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { type CustomerCard, contactInput } from '../customers.contract.ts';
import { customersKey, ownerIn } from './customers-client.ts';

/** Numbers and addresses of a customer. One that another card has joins both, once somebody says so. */
export function CustomerContacts({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  const { id, name, contacts } = card;
  const act = (told: string, what: () => Promise<unknown>) => runMutation([customersKey], told, what);
  const form = useOfficeForm({
    start: { value: '' },
    schema: contactInput.omit({ id: true }),
    request: ({ value }) => ({ value, kind: value.includes('@') ? 'email' : 'phone' }),
    check: (): Errors => (refused === undefined ? {} : { value: refused }),
    send: async (contact) => {
      try {
        await write('POST /customers/{id}/contacts', { id, ...contact });
      } catch (cause) {
        const owner = cause instanceof ApiProblem ? ownerIn(cause.details) : undefined;
        if (owner !== undefined) {
          askToJoin(owner);
        }
        throw cause;
      }
    },
    changes: [customersKey],
    told: m.inbox_notify_saved(),
    after: (_, { reset }) => reset(),
  });
  const askToJoin = (owner: { readonly id: string; readonly name: string }) =>
    modals.openConfirmModal({
      title: m.inbox_customer_join(),
      children: m.inbox_customer_join_ask({ other: owner.name, name }),
      labels: { confirm: m.inbox_customer_join(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void act(m.inbox_notify_customer_joined(), () =>
          write('POST /customers/{id}/join', { id, from: owner.id }),
        ).then((done) => done && form.set({ value: '' })),
    });
  const separate = (contact: CustomerCard['contacts'][number]) =>
    modals.openConfirmModal({
      title: m.inbox_customer_separate(),
      children: m.inbox_customer_separate_ask({ contact: contact.value, name }),
      labels: { confirm: m.inbox_customer_separate(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void act(m.inbox_notify_saved(), () => write('POST /customers/{id}/separate', { id, ...contact })),
    });
  return (
    <section className="of-panel" aria-labelledby="cus-contacts">
      <h2 id="cus-contacts">{m.inbox_contact()}</h2>
      <ul className="cus-list">
        {contacts.map((contact) => (
          <li key={contact.value}>
            {contact.kind === 'phone' ? (
              <a href={`tel:${contact.value}`} className="num">
                <PhoneNumber of={contact.value} />
              </a>
            ) : (
              <a href={`mailto:${contact.value}`}>{contact.value}</a>
            )}
            {refused === undefined && contacts.length > 1 && (
              <Tooltip label={m.inbox_customer_separate()}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={`${m.inbox_customer_separate()}: ${contact.value}`}
                  onClick={() => separate(contact)}
                >
                  <Icon of={Split} />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      <FormFrame form={form} className="cus-line">
        <TextInput label={m.inbox_customer_add_contact()} maxLength={120} {...form.field('value')} />
        <MayButton refused={refused} variant="default" loading={form.isPending} type="submit">
          {m.inbox_customer_add()}
        </MayButton>
      </FormFrame>
      <FormError form={form} />
    </section>
  );
}
