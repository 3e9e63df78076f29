import { Undo2 } from 'lucide-react';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { reviewReasonLabels } from '../summary/review-texts.rules.ts';
import type { Change } from './inbox-client.ts';

/** Why an enquiry is in review, with the button to release it. */
export function EnquiryInReview({
  enquiry,
  refused,
  change,
}: {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  change: Change;
}) {
  const { inReview, reviewReasons, version, state } = enquiry;
  const act = (what: 'spam' | 'release') => () =>
    void change(`POST /enquiries/{id}/${what}`, { id: enquiry.id, version });
  return (
    <section className="enq-notice" aria-label={m.inbox_review_title()}>
      {inReview ? (
        <>
          <p>
            <strong>{m.inbox_review_title()}</strong>
          </p>
          <p>{m.inbox_review_text()}</p>
          <ul>
            {reviewReasons.map((why) => (
              <li key={why}>{reviewReasonLabels[why]()}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{m.inbox_is_spam()}</p>
      )}
      <div className="enq-actions">
        <MayButton
          refused={refused}
          color="marigold.5"
          leftSection={<Icon of={Undo2} />}
          onClick={act('release')}
        >
          {m.inbox_release()}
        </MayButton>
        {state !== 'spam' && (
          <MayButton refused={refused} variant="default" onClick={act('spam')}>
            {m.inbox_mark_spam()}
          </MayButton>
        )}
      </div>
    </section>
  );
}
