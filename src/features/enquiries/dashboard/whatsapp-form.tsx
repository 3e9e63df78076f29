import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import { z } from 'zod';
import { FormError } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { plainLines } from '#platform/plain-text.contract.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { whatsappLink } from '../reply/reply.rules.ts';
import { draftName } from './draft-name.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { inboxKey, type Send } from './inbox-client.ts';
import { TemplateFields, useTemplates } from './template-fields.tsx';

interface WhatsappFormProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  send: Send;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A message for WhatsApp, from a template or free: it is opened there with the text filled in, and noted here as sent. */
export function WhatsappForm({ enquiry, refused, send, field }: WhatsappFormProps) {
  const { id, phone, version } = enquiry;
  const templates = useTemplates(id);
  const form = useOfficeForm({
    start: { text: '', template: '', language: enquiry.language },
    draft: { name: draftName('whatsapp', id), isSaid: true },
    schema: z.object({ text: plainLines(4_000, 1) }),
    request: ({ text }) => ({ text }),
    send: ({ text }) => {
      window.open(whatsappLink(phone ?? '', text), '_blank', 'noopener');
      return send('POST /enquiries/{id}/contacts', { id, outcome: 'whatsapp', text, version });
    },
    changes: [inboxKey],
    told: m.inbox_notify_contact(),
    after: (_, { reset }) => reset(),
  });
  if (phone === null) {
    return <p className="of-dim">{m.inbox_contact_no_phone()}</p>;
  }
  const { text, template, language } = form.values;
  const pick = (key: string, inLanguage: Language) => {
    const chosen = templates.find((each) => each.key === key && each.language === inLanguage);
    const before = templates.find((each) => each.key === template && each.language === language);
    // A text that the user has written stays.
    const isOwn = text.trim() !== '' && text !== before?.whatsapp;
    form.set({
      language: inLanguage,
      template: isOwn ? '' : key,
      text: isOwn ? text : (chosen?.whatsapp ?? ''),
    });
  };
  const cannot = refused ?? (text.trim() === '' ? m.inbox_whatsapp_empty() : undefined);
  return (
    <EnquiryForm form={form} isRefused={cannot !== undefined}>
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
        {...form.field('text')}
      />
      <FormError form={form} />
      <div className="enq-form-end">
        <span className="of-dim">{m.inbox_whatsapp_help()}</span>
        <MayButton
          refused={cannot}
          color="marigold.5"
          leftSection={<BrandIcon of="whatsapp" />}
          type="submit"
          loading={form.isPending}
        >
          {m.inbox_whatsapp_open()}
        </MayButton>
      </div>
    </EnquiryForm>
  );
}
