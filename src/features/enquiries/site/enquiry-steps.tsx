import { m } from '#messages/messages.js';
import type { EnquiryState } from '../enquiries.rules.ts';

const words: Readonly<Record<EnquiryState, () => string>> = {
  new: m.enquiry_state_new,
  'in-progress': m.enquiry_state_in_progress,
  waiting: m.enquiry_state_waiting,
  won: m.enquiry_state_won,
  lost: m.enquiry_state_closed,
  spam: m.enquiry_state_closed,
};

/** The state of an enquiry, in plain words. */
export function EnquirySteps({ state }: { state: EnquiryState }) {
  const isOver = state === 'won' || state === 'lost' || state === 'spam';
  const place = isOver ? 2 : state === 'new' ? 0 : 1;
  const steps = [m.enquiry_step_came(), m.enquiry_step_working(), m.enquiry_step_done()];
  return (
    <section className="enquiry-state" aria-label={m.enquiry_state()}>
      <p className="enquiry-now">{words[state]()}</p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index <= place ? '' : undefined}
            aria-current={index === place ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
