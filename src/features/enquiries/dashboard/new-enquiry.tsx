import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { useRef, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { JourneyInputs, noJourney } from '#features/air-tickets/dashboard/journey-inputs.tsx';
import { fieldOfPath } from '#features/air-tickets/journey/journey.rules.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { longestMessage, topics } from '../contact/contact.rules.ts';
import { handSources } from '../enquiries.rules.ts';
import type { HandForm } from '../manual-entry/manual-entry.contract.ts';
import { topicName } from '../summary/summary-labels.rules.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { inboxKey } from './inbox-client.ts';
import { sourceLabels } from './inbox-labels.ts';
import { parseTyped } from './typed-enquiry.ts';

interface NewEnquiryProps {
  /** Whether it is a fare request, whatever else could be chosen. */
  readonly isFare: boolean;
  /** Called with its id. */
  readonly onTaken: (id: string) => void;
}

/** The form for an enquiry by telephone, at the desk or on WhatsApp. One about an air ticket has its journey. */
function NewEnquiry({ isFare, onTaken }: NewEnquiryProps) {
  const fields = useRef<HTMLFormElement>(null);
  const [journey, setJourney] = useState(noJourney);
  const [form, setForm] = useState<HandForm>({
    source: 'phone',
    name: '',
    phone: '',
    email: '',
    topic: isFare ? 'airticket' : 'visa',
    subject: '',
    message: '',
    travelOn: '',
    language: officeLanguage(),
    confirms: false,
    // A second press of the button is the same enquiry.
    key: crypto.randomUUID(),
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const change = (next: Partial<HandForm>) => setForm({ ...form, ...next, key: crypto.randomUUID() });
  const hasJourney = form.topic === 'airticket';
  function showErrors(found: Readonly<Record<string, string>>) {
    setErrors(found);
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  async function save() {
    if (isPending) {
      return;
    }
    const read = parseTyped(form, journey, officeLanguage());
    if ('faults' in read) {
      showErrors(read.faults);
      return;
    }
    setPending(true);
    await runMutation([inboxKey], m.inbox_notify_taken(), async () => {
      try {
        const { id } = await write('POST /enquiries/by-hand', read.form);
        onTaken(id);
      } catch (cause) {
        const wrong = cause instanceof ApiProblem ? cause.fields : [];
        showErrors(
          Object.fromEntries(
            wrong.map(({ path }) => [fieldOfPath(path), errorLabels[path]?.() ?? m.inbox_new_wrong()]),
          ),
        );
        throw cause;
      }
    });
    setPending(false);
  }
  return (
    <EnquiryForm onSend={() => void save()} fields={fields}>
      <SegmentedControl
        aria-label={m.inbox_new_source()}
        value={form.source}
        data={handSources.map((each) => ({ value: each, label: sourceLabels[each]() }))}
        onChange={(value) => change({ source: handSources.find((each) => each === value) ?? 'phone' })}
      />
      <TextInput
        data-autofocus
        label={m.inbox_new_name()}
        autoComplete="off"
        maxLength={80}
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className="enq-form-halves">
        <TextInput
          label={m.inbox_column_phone()}
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={form.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <TextInput
          label={m.inbox_column_email()}
          inputMode="email"
          autoComplete="off"
          maxLength={120}
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </div>
      {!isFare && (
        <div className={hasJourney ? undefined : 'enq-form-pair'}>
          {!hasJourney && (
            <TextInput
              label={m.inbox_new_subject()}
              maxLength={160}
              value={form.subject ?? ''}
              error={errors.subject}
              onChange={(event) => change({ subject: event.currentTarget.value })}
            />
          )}
          <NativeSelect
            label={m.inbox_kind()}
            value={form.topic}
            data={topics.map((each) => ({ value: each, label: topicName[each]() }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ topic: topics.find((each) => each === value) ?? 'general' });
            }}
          />
        </div>
      )}
      {hasJourney ? (
        <JourneyInputs
          journey={journey}
          faults={errors}
          onJourney={(next) => {
            setJourney(next);
            change({});
          }}
        />
      ) : (
        <div className="enq-form-halves">
          <DateInput
            label={m.inbox_new_travel()}
            value={form.travelOn ?? ''}
            error={errors.travelOn}
            onChange={(next) => change({ travelOn: next ?? '' })}
          />
          <NumberInput
            label={m.contact_travellers()}
            min={1}
            max={40}
            allowDecimal={false}
            error={errors.travellers}
            onChange={(value) => change({ travellers: typeof value === 'number' ? value : undefined })}
          />
        </div>
      )}
      <Textarea
        label={m.inbox_new_message()}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestMessage}
        value={form.message}
        error={errors.note}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <div className="enq-form-end">
        <NativeSelect
          aria-label={m.inbox_language()}
          value={form.language}
          data={languages.map((each) => ({
            value: each,
            label: each === 'bn' ? m.office_bangla() : m.office_english(),
          }))}
          onChange={(event) => change({ language: event.currentTarget.value === 'bn' ? 'bn' : 'en' })}
        />
        <Checkbox
          label={m.inbox_new_confirms()}
          checked={form.confirms ?? false}
          disabled={form.email === ''}
          onChange={(event) => change({ confirms: event.currentTarget.checked })}
        />
        <Button type="submit" color="marigold.5" loading={isPending}>
          {m.inbox_new_save()}
        </Button>
      </div>
    </EnquiryForm>
  );
}

const errorLabels: Readonly<Record<string, () => string>> = {
  name: () => m.inbox_new_name_missing(),
  phone: () => m.inbox_new_phone_wrong(),
  email: () => m.inbox_new_email_wrong(),
  subject: () => m.inbox_new_subject_missing(),
};

/** Opens the form for an enquiry by hand, or for a fare request. @param onTaken called with its id */
export function openNewEnquiry(onTaken: (id: string) => void, isFare = false): void {
  const id = modals.open({
    title: isFare ? m.office_fare_new_request() : m.inbox_new(),
    size: 'lg',
    closeButtonProps: { 'aria-label': m.inbox_dialog_close() },
    children: (
      <NewEnquiry
        isFare={isFare}
        onTaken={(taken) => {
          modals.close(id);
          onTaken(taken);
        }}
      />
    ),
  });
}
