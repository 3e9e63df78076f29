import { m } from '#messages/messages.js';
import type { InboxItem } from '../inbox/enquiry.contract.ts';
import { stateLabels } from './inbox-labels.ts';

/** The state of an enquiry, as a dot and a word. */
export function EnquiryState({ state, inReview }: Pick<InboxItem, 'state' | 'inReview'>) {
  return (
    <span className="of-state enq-state" data-enquiry={inReview ? 'in-review' : state}>
      {inReview ? m.inbox_tab_in_review() : stateLabels[state]()}
    </span>
  );
}
