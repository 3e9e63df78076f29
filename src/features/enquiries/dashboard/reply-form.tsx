import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Send } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { canReply } from '../enquiries.policy.ts';
import { settableStates } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { Change } from './inbox-client.ts';
import { stateLabels } from './inbox-labels.ts';
import { useStoredDraft } from './stored-draft.ts';
import { TemplateFields, useTemplates } from './template-fields.tsx';

interface ReplyFormProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  change: Change;
  field: RefObject<HTMLTextAreaElement | null>;
}

const denials = {
  'enquiries.no-email': () => m.inbox_reply_no_email(),
  'enquiries.in-review': () => m.inbox_reply_in_review(),
};

/** A reply by e-mail, from a template or free. */
export function ReplyForm({ enquiry, refused, change, field }: ReplyFormProps) {
  const { id, email, version } = enquiry;
  // A reply alone takes a new one up.
  const isNew = enquiry.state === 'new';
  const me = useMe();
  const [draft, keep] = useStoredDraft(`reply:${id}`);
  const [isPending, setPending] = useState(false);
  const [short, setShort] = useState(false);
  const templates = useTemplates(id);
  const { subject = '', body = '', state = '', template = '' } = draft;
  const language = draft.language === 'bn' || draft.language === 'en' ? draft.language : enquiry.language;
  const reason = canReply(actorOf(me), enquiry);
  const cannot = refused ?? (reason && denials[reason.code]());
  if (email === null) {
    return <p className="of-dim">{m.inbox_reply_no_email()}</p>;
  }
  const write = (next: Readonly<Record<string, string>>) => {
    setShort(false);
    // The id belongs to the text: sending the same reply twice is idempotent.
    keep({ replyId: crypto.randomUUID(), ...draft, language, ...next });
  };
  const pick = (key: string, inLanguage: string) => {
    const chosen = templates.find((each) => each.key === key && each.language === inLanguage);
    const before = templates.find((each) => each.key === template && each.language === language);
    const isOwn = body.trim() !== '' && body !== before?.body;
    if (chosen === undefined || (isOwn && inLanguage !== language)) {
      // A text that the user has written stays, whatever language is chosen.
      write({ template: '', language: inLanguage });
      return;
    }
    const replace = () =>
      write({ template: key, language: inLanguage, subject: chosen.subject, body: chosen.body });
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
  async function send() {
    if (isPending || cannot !== undefined) {
      return;
    }
    if (subject.trim().length < 3 || body.trim().length < 3) {
      setShort(true);
      field.current?.focus();
      return;
    }
    setPending(true);
    const replyId = draft.replyId ?? crypto.randomUUID();
    const sent = await change(
      'POST /enquiries/{id}/replies',
      {
        id: enquiry.id,
        replyId,
        language,
        subject,
        body,
        version,
        state: settableStates.find((each) => each === state),
      },
      m.inbox_notify_reply(),
    );
    if (sent) {
      keep({});
      // Out of the text, so that the keys lead on to the next enquiry.
      field.current?.closest<HTMLElement>('.enq-one')?.focus();
    }
    setPending(false);
  }
  return (
    <EnquiryForm isKept onSend={() => void send()}>
      <p className="of-dim">{m.inbox_reply_to({ email })}</p>
      <TemplateFields
        templates={templates}
        template={template}
        language={language}
        pick={pick}
        field={field}
      />
      <TextInput
        label={m.inbox_reply_subject()}
        lang={language}
        maxLength={160}
        value={subject}
        onChange={(event) => write({ subject: event.currentTarget.value })}
      />
      <Textarea
        ref={field}
        label={m.inbox_reply_body()}
        lang={language}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={10_000}
        value={body}
        error={short ? m.inbox_reply_short() : undefined}
        onChange={(event) => write({ body: event.currentTarget.value })}
      />
      <NativeSelect
        label={m.inbox_reply_state()}
        value={state}
        data={[
          { value: '', label: isNew ? stateLabels['in-progress']() : m.inbox_reply_state_keep() },
          ...settableStates
            .filter((each) => !isNew || each !== 'in-progress')
            .map((each) => ({ value: each, label: stateLabels[each]() })),
        ]}
        onChange={(event) => write({ state: event.currentTarget.value })}
      />
      <div className="enq-form-end">
        <span className="of-dim">{body !== '' && m.inbox_reply_stored()}</span>
        <MayButton
          refused={cannot}
          color="marigold.5"
          loading={isPending}
          leftSection={<Icon of={Send} />}
          onClick={() => void send()}
        >
          {m.inbox_reply_send()}
        </MayButton>
      </div>
    </EnquiryForm>
  );
}
