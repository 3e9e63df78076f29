import { Textarea } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { longestAnswer, type Review, reviewAnswer } from '../traveller-reviews.contract.ts';
import { reviewsKey } from './traveller-reviews-client.ts';

function AnswerForm({ review: { id, version, answer, words } }: { readonly review: Review }) {
  const form = useOfficeForm({
    start: { answer },
    schema: reviewAnswer,
    request: (typed) => ({ ...typed, basedOn: version }),
    send: (sent) => write('POST /traveller-reviews/{id}/answer', { id, ...sent }),
    changes: reviewsKey,
    told: m.office_traveller_review_notify_answered(),
  });
  return (
    <DialogForm form={form} send={m.office_save()}>
      <blockquote>{words}</blockquote>
      <Textarea
        data-autofocus
        label={m.review_answer()}
        description={m.office_traveller_review_reply_help()}
        autosize
        minRows={4}
        maxLength={longestAnswer}
        {...form.field('answer')}
      />
    </DialogForm>
  );
}

/** Opens the dialog in which the agency answers a review. */
export const openAnswer = (review: Review): void =>
  openForm(m.office_traveller_review_reply(), <AnswerForm review={review} />);
