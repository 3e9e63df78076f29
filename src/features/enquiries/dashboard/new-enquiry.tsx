import { Button, Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { FormError } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { languageName, officeLanguage } from '#dashboard/language.ts';
import { JourneyInputs, noJourney } from '#features/air-tickets/dashboard/journey-inputs.tsx';
import { CustomerLookUp } from '#features/customers/dashboard/customer-look-up.tsx';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { longestMessage, topics } from '../contact/contact.rules.ts';
import { handSources } from '../enquiries.rules.ts';
import { topicName } from '../summary/summary-labels.rules.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { enquiryRequest, type TypedEnquiry } from './enquiry-request.ts';
import { inboxKey } from './inbox-client.ts';
import { sourceLabels } from './inbox-labels.ts';

interface NewEnquiryProps {
  /** Whether it is a fare request, whatever else could be chosen. */
  readonly isFare: boolean;
  /** Called with its id. */
  readonly onTaken: (id: string) => void;
}

/** The form for an enquiry by telephone, at the desk or on WhatsApp. One about an air ticket has its journey. */
function NewEnquiry({ isFare, onTaken }: NewEnquiryProps) {
  const start: TypedEnquiry = {
    source: 'phone',
    name: '',
    phone: '',
    email: '',
    topic: isFare ? 'airticket' : 'visa',
    subject: '',
    message: '',
    travelOn: '',
    travellers: undefined,
    journey: noJourney,
    language: officeLanguage(),
    confirms: false,
  };
  const form = useOfficeForm({
    ...enquiryRequest,
    start,
    draft: { name: isFare ? 'fare request by hand' : 'enquiry by hand' },
    send: (enquiry) => write('POST /enquiries/by-hand', enquiry),
    changes: [inboxKey],
    told: m.inbox_notify_taken(),
    after: ({ id }) => onTaken(id),
  });
  const { values, errors, field } = form;
  const hasJourney = values.topic === 'airticket';
  return (
    <EnquiryForm form={form}>
      <SegmentedControl
        aria-label={m.inbox_new_source()}
        value={values.source}
        data={handSources.map((each) => ({ value: each, label: sourceLabels[each]() }))}
        onChange={(value) => field('source').onChange(handSources.find((each) => each === value) ?? 'phone')}
      />
      <TextInput
        data-autofocus
        label={m.inbox_new_name()}
        autoComplete="off"
        maxLength={80}
        {...field('name')}
      />
      <div className="enq-form-halves">
        <TextInput
          label={m.inbox_column_phone()}
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          {...field('phone')}
        />
        <TextInput
          label={m.inbox_column_email()}
          inputMode="email"
          autoComplete="off"
          maxLength={120}
          {...field('email')}
        />
      </div>
      {/* Whoever writes enquiries reads customers. */}
      <CustomerLookUp typed={values} take={form.set} mayRead />
      {!isFare && (
        <div className={hasJourney ? undefined : 'enq-form-pair'}>
          {!hasJourney && <TextInput label={m.inbox_new_subject()} maxLength={160} {...field('subject')} />}
          <NativeSelect
            label={m.inbox_kind()}
            data={topics.map((each) => ({ value: each, label: topicName[each]() }))}
            {...field('topic')}
          />
        </div>
      )}
      {hasJourney ? (
        <JourneyInputs journey={values.journey} faults={errors} onJourney={field('journey').onChange} />
      ) : (
        <div className="enq-form-halves">
          <DateInput label={m.inbox_new_travel()} {...field('travelOn')} />
          <NumberInput label={m.contact_travellers()} min={1} max={40} {...field('travellers')} />
        </div>
      )}
      <Textarea
        label={m.inbox_new_message()}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestMessage}
        {...field('message')}
      />
      <FormError form={form} />
      <div className="enq-form-end">
        <NativeSelect
          aria-label={m.inbox_language()}
          data={languages.map((each) => ({ value: each, label: languageName(each) }))}
          {...field('language')}
        />
        <Checkbox
          label={m.inbox_new_confirms()}
          disabled={values.email === ''}
          {...form.checkbox('confirms')}
        />
        <Button type="submit" color="marigold.5" loading={form.isPending}>
          {m.inbox_new_save()}
        </Button>
      </div>
    </EnquiryForm>
  );
}

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
