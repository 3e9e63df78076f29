import { m } from '#messages/messages.js';
import type { VisitorCase } from '../visa-cases.contract.ts';
import type { CaseState } from '../visa-cases.rules.ts';
import { stateText, stepLabels } from './case-labels.ts';

const steps = ['collecting', 'checking', 'ready', 'submitted', 'decided', 'returned'] as const;

const order: readonly CaseState[] = steps;

const decisionLabels = {
  approved: m.visacase_decision_approved,
  refused: m.visacase_decision_refused,
  'in part': m.visacase_decision_part,
} as const;

/** Where a case is on its way, and what happens now. */
export function CaseProgress({
  state,
  decision,
}: {
  readonly state: CaseState;
  readonly decision: VisitorCase['decision'];
}) {
  const at = state === 'closed' ? steps.length : order.indexOf(state);
  return (
    <section className="order-box" aria-labelledby="progress">
      <h2 id="progress">{m.visacase_progress()}</h2>
      {state !== 'withdrawn' && (
        <ol className="vcase-steps">
          {steps.map((step, index) => (
            <li
              key={step}
              data-is={index < at ? 'done' : index === at ? 'now' : 'later'}
              aria-current={index === at ? 'step' : undefined}
            >
              {stepLabels[step]()}
            </li>
          ))}
        </ol>
      )}
      {decision !== null && <p className="vcase-decision">{decisionLabels[decision]()}</p>}
      <p>{stateText[state]()}</p>
    </section>
  );
}
