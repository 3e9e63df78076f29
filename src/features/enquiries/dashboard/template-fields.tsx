import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { languageName } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { inboxKey } from './inbox-client.ts';
import { useKey } from './inbox-keys.tsx';
import { openTemplates } from './template-picker.tsx';

/** The templates of an enquiry, filled in, in both languages. */
export function useTemplates(enquiryId: string) {
  const { data = [] } = useQuery({
    queryKey: [inboxKey, 'templates', enquiryId],
    staleTime: 300_000,
    queryFn: async ({ signal }) =>
      (await read('GET /enquiries/templates', { enquiry: enquiryId }, signal)).items,
  });
  return data;
}

interface TemplateFieldsProps {
  templates: ReturnType<typeof useTemplates>;
  template: string;
  language: Language;
  pick: (template: string, language: Language) => void;
  /** The text that is written; a template chosen by its key goes there. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The template of a message, and its language. */
export function TemplateFields({ templates, template, language, pick, field }: TemplateFieldsProps) {
  const offered = templates.filter((each) => each.language === language);
  useKey('t', () =>
    openTemplates(offered, (key) => {
      pick(key, language);
      field.current?.focus();
    }),
  );
  return (
    <div className="enq-form-pair">
      <NativeSelect
        label={m.inbox_reply_template()}
        value={template}
        data={[
          { value: '', label: m.inbox_reply_template_none() },
          ...offered.map(({ key, title }) => ({ value: key, label: title })),
        ]}
        onChange={(event) => pick(event.currentTarget.value, language)}
      />
      <NativeSelect
        label={m.inbox_reply_language()}
        value={language}
        data={languages.map((each) => ({ value: each, label: languageName(each) }))}
        onChange={(event) => pick(template, event.currentTarget.value === 'bn' ? 'bn' : 'en')}
      />
    </div>
  );
}
