import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { whatsappLink } from '../reply/reply.rules.ts';
import type { Change } from './inbox-client.ts';
import { useStoredDraft } from './stored-draft.ts';
import { TemplateFields, useTemplates } from './template-fields.tsx';

interface WhatsappFormProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  change: Change;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A message for WhatsApp, from a template or free: it is opened there with the text filled in, and noted here as sent. */
export function WhatsappForm({ enquiry, refused, change, field }: WhatsappFormProps) {
  const { id, phone, version } = enquiry;
  const [draft, keep] = useStoredDraft(`whatsapp:${id}`);
  const templates = useTemplates(id);
  if (phone === null) {
    return <p className="of-dim">{m.inbox_contact_no_phone()}</p>;
  }
  const { text = '', template = '' } = draft;
  const language = draft.language === 'bn' || draft.language === 'en' ? draft.language : enquiry.language;
  const pick = (key: string, inLanguage: string) => {
    const chosen = templates.find((each) => each.key === key && each.language === inLanguage);
    const before = templates.find((each) => each.key === template && each.language === language);
    // A text that the user has written stays.
    const isOwn = text.trim() !== '' && text !== before?.whatsapp;
    keep({ language: inLanguage, template: isOwn ? '' : key, text: isOwn ? text : (chosen?.whatsapp ?? '') });
  };
  const cannot = refused ?? (text.trim() === '' ? m.inbox_whatsapp_empty() : undefined);
  async function open() {
    window.open(whatsappLink(phone ?? '', text), '_blank', 'noopener');
    const contact = { id, outcome: 'whatsapp', text, version } as const;
    if (await change('POST /enquiries/{id}/contacts', contact, m.inbox_notify_contact())) {
      keep({});
    }
  }
  return (
    <div className="enq-form">
      <TemplateFields
        templates={templates}
        template={template}
        language={language}
        pick={pick}
        field={field}
      />
      <Textarea
        ref={field}
        label={m.inbox_whatsapp_text()}
        lang={language}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={4_000}
        value={text}
        onChange={(event) => keep({ ...draft, language, text: event.currentTarget.value })}
      />
      <div className="enq-form-end">
        <span className="of-dim">{m.inbox_whatsapp_help()}</span>
        <MayButton
          refused={cannot}
          color="marigold.5"
          leftSection={<BrandIcon of="whatsapp" />}
          onClick={() => void open()}
        >
          {m.inbox_whatsapp_open()}
        </MayButton>
      </div>
    </div>
  );
}
