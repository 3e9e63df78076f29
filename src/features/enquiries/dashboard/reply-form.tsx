import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { SendIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { FormError } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { canReply } from '../enquiries.policy.ts';
import { settableStates } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { newReply } from '../reply/reply.contract.ts';
import { draftName } from './draft-name.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { inboxKey, type Send } from './inbox-client.ts';
import { stateLabels } from './inbox-labels.ts';
import { TemplateFields, useTemplates } from './template-fields.tsx';

/** A key in the form of an id. */
const uuidOf = (key: string) => key.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

interface ReplyFormProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  send: Send;
  field: RefObject<HTMLTextAreaElement | null>;
}

const denials = {
  'enquiries.no-email': () => m.inbox_reply_no_email(),
  'enquiries.in-review': () => m.inbox_reply_in_review(),
};

/** A reply by e-mail, from a template or free. */
export function ReplyForm({ enquiry, refused, send, field }: ReplyFormProps) {
  const { id, email, version } = enquiry;
  // A reply alone takes a new one up.
  const isNew = enquiry.state === 'new';
  const me = useMe();
  const templates = useTemplates(id);
  const form = useOfficeForm({
    start: { subject: '', body: '', state: '', template: '', language: enquiry.language },
    draft: { name: draftName('reply', id), isSaid: true },
    schema: newReply,
    // The id belongs to the text: sending the same reply twice is idempotent.
    request: ({ template: _, ...typed }, key) => ({ ...typed, replyId: uuidOf(key) }),
    words: { subject: m.inbox_reply_short, body: m.inbox_reply_short },
    send: (reply) => send('POST /enquiries/{id}/replies', { id, version, ...reply }),
    changes: [inboxKey],
    told: m.inbox_notify_reply(),
    after: (_, { reset }) => {
      reset();
      // Out of the text, so that the keys lead on to the next enquiry.
      field.current?.closest<HTMLElement>('.enq-one')?.focus();
    },
  });
  const { body, template, language } = form.values;
  const reason = canReply(actorOf(me), enquiry);
  const cannot = refused ?? (reason && denials[reason.code]());
  if (email === null) {
    return <p className="of-dim">{m.inbox_reply_no_email()}</p>;
  }
  const pick = (key: string, inLanguage: Language) => {
    const chosen = templates.find((each) => each.key === key && each.language === inLanguage);
    const before = templates.find((each) => each.key === template && each.language === language);
    const isOwn = body.trim() !== '' && body !== before?.body;
    if (chosen === undefined || (isOwn && inLanguage !== language)) {
      // A text that the user has written stays, whatever language is chosen.
      form.set({ template: '', language: inLanguage });
      return;
    }
    const replace = () =>
      form.set({ template: key, language: inLanguage, subject: chosen.subject, body: chosen.body });
    if (isOwn) {
      modals.openConfirmModal({
        title: m.inbox_reply_replace_title(),
        children: m.inbox_reply_replace(),
        labels: { confirm: m.inbox_reply_replace_yes(), cancel: m.office_cancel() },
        confirmProps: { color: 'red' },
        onConfirm: replace,
      });
    } else {
      replace();
    }
  };
  return (
    <EnquiryForm form={form} isRefused={cannot !== undefined}>
      <p className="of-dim">{m.inbox_reply_to({ email })}</p>
      <TemplateFields
        templates={templates}
        template={template}
        language={language}
        pick={pick}
        field={field}
      />
      <TextInput label={m.inbox_reply_subject()} lang={language} maxLength={160} {...form.field('subject')} />
      <Textarea
        ref={field}
        label={m.inbox_reply_body()}
        lang={language}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={10_000}
        {...form.field('body')}
      />
      <NativeSelect
        label={m.inbox_reply_state()}
        data={[
          { value: '', label: isNew ? stateLabels['in-progress']() : m.inbox_reply_state_keep() },
          ...settableStates
            .filter((each) => !isNew || each !== 'in-progress')
            .map((each) => ({ value: each, label: stateLabels[each]() })),
        ]}
        {...form.field('state')}
      />
      <FormError form={form} />
      <div className="enq-form-end">
        <span className="of-dim">{body !== '' && m.inbox_reply_stored()}</span>
        <MayButton
          refused={cannot}
          color="marigold.5"
          loading={form.isPending}
          leftSection={<Icon of={SendIcon} />}
          type="submit"
        >
          {m.inbox_reply_send()}
        </MayButton>
      </div>
    </EnquiryForm>
  );
}
