import { m } from '#messages/messages.js';
import type { InboxItem } from '../inbox/enquiry.contract.ts';
import { stateWords } from './inbox-words.ts';

/** Where an enquiry stands, as dot and word. */
export function EnquiryState({ state, held }: Pick<InboxItem, 'state' | 'held'>) {
  return (
    <span className="of-state enq-state" data-enquiry={held ? 'held' : state}>
      {held ? m.inbox_tab_held() : stateWords[state]()}
    </span>
  );
}
