import { Kbd } from '@mantine/core';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { type ContactOutcome, contactOutcomes } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import type { Change } from './inbox-client.ts';
import { useKey } from './inbox-keys.tsx';
import { outcomeLabels } from './inbox-labels.ts';

interface ContactLogProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  change: Change;
}

/** The key of an outcome. */
const keyOf = (outcome: ContactOutcome) => String(contactOutcomes.indexOf(outcome) + 1);

/** What came of getting in touch, with one key; the server sets the next due day. */
export function ContactLog({ enquiry, refused, change }: ContactLogProps) {
  const { id, phone, version } = enquiry;
  const shut = refused ?? (phone === null ? m.inbox_contact_no_phone() : undefined);
  const note = (outcome: ContactOutcome) => {
    if (shut === undefined) {
      void change('POST /enquiries/{id}/contacts', { id, outcome, version }, m.inbox_notify_contact());
    }
  };
  const [called, noAnswer, whatsapp] = contactOutcomes;
  useKey(keyOf(called), () => note(called));
  useKey(keyOf(noAnswer), () => note(noAnswer));
  useKey(keyOf(whatsapp), () => note(whatsapp));
  return (
    <section className="enq-contacts" aria-label={m.inbox_contact_log()}>
      {contactOutcomes.map((each) => (
        <MayButton
          key={each}
          refused={shut}
          variant="default"
          rightSection={<Kbd aria-hidden="true">{keyOf(each)}</Kbd>}
          onClick={() => note(each)}
        >
          {outcomeLabels[each]()}
        </MayButton>
      ))}
    </section>
  );
}
