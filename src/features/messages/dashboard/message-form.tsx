import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { AboutKind, Channel } from '#platform/messages/messages.rules.ts';
import { handBody } from '../by-hand/by-hand.contract.ts';
import { AttachField, attachedOf } from './attach-field.tsx';
import { MessageFields, requestOf, type TypedMessage } from './message-fields.tsx';
import { messagesKey } from './messages-actions.ts';

/** Who is written to. */
export interface Recipient {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
}

interface FormProps {
  readonly kind: AboutKind;
  readonly id: string;
  readonly to: Recipient;
  /** Whether they have written by WhatsApp within 24 hours: then they are answered there. */
  readonly hasWindow: boolean;
}

const addresses = {
  order: 'POST /orders/{id}/messages',
  case: 'POST /visa-cases/{id}/messages',
  fare: 'POST /fares/{id}/messages',
  enquiry: 'POST /enquiries/{id}/messages',
} as const;

const hasFile = ({ channel, attach }: TypedMessage) => channel === 'whatsapp' && attach !== '';

function MessageForm({ kind, id, to, hasWindow }: FormProps) {
  const phone: readonly Channel[] = hasWindow ? ['whatsapp', 'sms'] : ['sms', 'whatsapp'];
  const channels: readonly Channel[] = [
    ...(to.phone === null ? [] : phone),
    ...(to.email === null ? [] : (['email'] as const)),
  ];
  const start: TypedMessage = { channel: channels[0] ?? 'sms', template: '', text: '', attach: '' };
  const form = useOfficeForm({
    start,
    schema: handBody,
    request: (typed, key) =>
      hasFile(typed)
        ? { channel: typed.channel, text: typed.text, ...attachedOf(typed.attach), key }
        : { ...requestOf(typed), key },
    fieldOf: (path) => (['file', 'paper', 'number'].includes(path) ? 'attach' : path),
    send: (message) => write(addresses[kind], { id, ...message }),
    changes: [messagesKey],
    told: m.outbox_write_sent(),
  });
  return (
    <DialogForm form={form} waits send={m.outbox_write_send()}>
      <MessageFields
        field={form.field}
        values={form.values}
        channels={channels}
        about={kind}
        language={to.language}
        hasFile={hasFile(form.values)}
        along={
          form.values.channel === 'whatsapp' && (
            <AttachField kind={kind} id={id} field={form.field('attach')} />
          )
        }
      />
    </DialogForm>
  );
}

/** Opens the dialog in which a customer is written to. */
export const openMessageForm = (props: FormProps): void =>
  openForm(m.outbox_write_to({ name: props.to.name }), <MessageForm {...props} />);
