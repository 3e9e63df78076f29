import { NativeSelect, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { read, write } from '#dashboard/api/operations.ts';
import type { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { customerEvents } from '#platform/messages/events.data.ts';
import type { AboutKind, Channel } from '#platform/messages/messages.rules.ts';
import { channelLabels, eventLabels } from './messages-labels.ts';

/** What staff type: a text, or the name of a template. */
export interface TypedMessage {
  readonly channel: Channel;
  readonly template: string;
  readonly text: string;
  /** What goes along by WhatsApp, as `attachedOf` reads it; '' for nothing. */
  readonly attach: string;
}

/** What a message by hand sends of it. */
export const requestOf = ({ channel, template, text }: Omit<TypedMessage, 'attach'>) =>
  template === '' ? { channel, text } : { channel, template };

/** How many parts, in words. */
export const partsText = (parts: number) =>
  m.outbox_parts({ count: count(parts, officeLanguage()), number: parts });

/** What a text takes by SMS, looked up while it is typed. */
function Size({ text, language }: { readonly text: string; readonly language: Language }) {
  const [settled] = useDebouncedValue(text, 300);
  const { data } = useQuery({
    queryKey: ['message-preview', settled, language],
    enabled: settled !== '',
    queryFn: () => write('POST /messages/preview', { text: settled, language }),
  });
  return data === undefined || settled === '' ? null : (
    <p className="of-dim num">
      {m.outbox_write_size({ parts: partsText(data.parts), sum: taka(data.cost, officeLanguage()) })}
    </p>
  );
}

interface MessageFieldsProps {
  readonly field: ReturnType<typeof useOfficeForm<TypedMessage, z.ZodType, unknown>>['field'];
  readonly values: TypedMessage;
  readonly channels: readonly Channel[];
  readonly about: AboutKind;
  readonly language: Language;
  /** What stands behind the channel, such as a file; a message with a file has no template. */
  readonly along?: ReactNode;
  readonly hasFile?: boolean;
}

/** The fields of a message by hand: by which way, a template or a text, and what it takes. */
export function MessageFields({
  field,
  values,
  channels,
  about,
  language,
  along,
  hasFile = false,
}: MessageFieldsProps) {
  const { data } = useQuery({
    queryKey: ['message-templates'],
    queryFn: ({ signal }) => read('GET /messages/templates', {}, signal),
  });
  const templates = (data?.items ?? []).filter((each) => each.about.includes(about));
  const nameOf = ({ name, title }: (typeof templates)[number]) => {
    const event = customerEvents.find((each) => each === name);
    return event === undefined ? (title?.[officeLanguage()] ?? name) : eventLabels[event]();
  };
  return (
    <>
      <NativeSelect
        label={m.outbox_channel()}
        data={channels.map((value) => ({ value, label: channelLabels[value]() }))}
        {...field('channel')}
      />
      {along}
      {!hasFile && (
        <NativeSelect
          label={m.outbox_write_template()}
          data={[
            { value: '', label: m.outbox_write_own() },
            ...templates.map((each) => ({ value: each.name, label: nameOf(each) })),
          ]}
          {...field('template')}
        />
      )}
      {values.template === '' || hasFile ? (
        <>
          <Textarea
            data-autofocus
            label={hasFile ? m.outbox_attach_text() : m.outbox_write_text()}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={1_000}
            lang={language}
            {...field('text')}
          />
          {values.channel === 'sms' && <Size text={values.text} language={language} />}
        </>
      ) : (
        <p className="of-dim" lang={language}>
          {templates.find(({ name }) => name === values.template)?.text[language]}
        </p>
      )}
    </>
  );
}
