import { Checkbox } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import type { Change } from './inbox-client.ts';
import { stateLabels } from './inbox-labels.ts';

interface EnquiryDuplicatesProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  change: Change;
  onOpen: (id: string) => void;
}

const sameWords = (by: readonly string[]) =>
  by.length > 1 ? m.inbox_same_both() : by[0] === 'email' ? m.inbox_same_email() : m.inbox_same_phone();

/** Enquiries of the same person that can be merged into this one, and those that were. */
export function EnquiryDuplicates({ enquiry, refused, change, onOpen }: EnquiryDuplicatesProps) {
  const { duplicates, merged, version } = enquiry;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // Merged or deleted enquiries are deselected.
  const from = chosen.filter((id) => duplicates.some((each) => each.id === id));
  const say = { count: count(from.length, officeLanguage()), number: from.length };
  const merge = () =>
    modals.openConfirmModal({
      title: m.inbox_merge(),
      children: m.inbox_merge_confirm(say),
      labels: { confirm: m.inbox_merge(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void change(
          'POST /enquiries/{id}/merge',
          { id: enquiry.id, from: [...from], version },
          m.inbox_notify_merged(say),
        ),
    });
  return (
    <>
      {duplicates.length > 0 && (
        <section className="enq-part" aria-labelledby="enq-others">
          <h3 id="enq-others">{m.inbox_duplicates()}</h3>
          <ul className="enq-others">
            {duplicates.map(({ id, reference, subject, state, createdAt, by }) => (
              <li key={id}>
                <Checkbox
                  aria-label={m.inbox_choose_of({ reference })}
                  checked={from.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...from, id] : from.filter((each) => each !== id))
                  }
                />
                <span>
                  <button type="button" className="enq-link" onClick={() => onOpen(id)}>
                    {reference}
                  </button>{' '}
                  {subject}
                  <span className="of-dim">
                    {sameWords(by)} · {stateLabels[state]()} · <Moment at={createdAt} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {from.length > 0 && (
            <MayButton refused={refused} variant="default" leftSection={<Icon of={Merge} />} onClick={merge}>
              {m.inbox_merge()}
            </MayButton>
          )}
        </section>
      )}
      {merged.length > 0 && (
        <section className="enq-part" aria-labelledby="enq-merged">
          <h3 id="enq-merged">{m.inbox_merged_here()}</h3>
          <ul className="enq-others">
            {merged.map(({ id, reference, subject, message, createdAt }) => (
              <li key={id}>
                <span>
                  <button type="button" className="enq-link" onClick={() => onOpen(id)}>
                    {reference}
                  </button>{' '}
                  {subject}
                  <span className="of-dim">
                    <Moment at={createdAt} />: {message}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
