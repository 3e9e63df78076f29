import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { ApplyByView, GuideView } from '../visa-guide/visa-guide.rules.ts';
import { isAppliedFor } from '../visas.rules.ts';
import { PlanDays } from './plan-days.tsx';
import type { VisaChoice } from './visa-choice.ts';
import './apply-by.css';

interface ApplyBySectionProps {
  guide: GuideView;
  choice: VisaChoice;
  travel: string;
  today: string;
}

/** When the papers are due, counted back from the flight; without a date, the first safe flight from today. */
export function ApplyBySection({ guide, choice, travel, today }: ApplyBySectionProps) {
  const language = usePageLanguage();
  const { kind } = choice;
  const answer = kind.applyBy;
  const plan = 'plan' in answer && answer.state === 'in-time' ? answer.plan : undefined;
  return (
    <section id="when">
      <div className="applyby on-dark">
        <h2>{isAppliedFor(kind) ? m.visas_when() : m.visas_when_airport()}</h2>
        <div className="row">
          <Form
            action={`${pageHref(language, choice.pathWith({})).split('?', 1)[0]}#when`}
            preventScrollReset
            replace
          >
            {choice.others('travel').map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label className="applyby-field">
              <b>{m.visas_fly_on()}</b>
              <input type="date" name="travel" className="num" min={today} defaultValue={travel} required />
            </label>
            <button className="btn btn-wa" type="submit">
              {m.visas_count_back()}
            </button>
          </Form>
          <p className="apply-answer num" aria-live="polite">
            <Answer answer={answer} />
          </p>
        </div>
        <Help answer={answer} noEmbassy={kind.workingDays.max === 0} />
        <PlanDays
          plan={plan ?? ('earliest' in answer ? answer.earliest : undefined)}
          embassy={kind.workingDays}
          preparation={guide.preparation}
        />
        {guide.holidaysKnownTo !== undefined && (
          <p className="applyby-note">{m.visas_plan_unknown({ date: guide.holidaysKnownTo })}</p>
        )}
      </div>
    </section>
  );
}

/** The section's main figure. */
function Answer({ answer }: { answer: ApplyByView }) {
  const language = usePageLanguage();
  switch (answer.state) {
    case 'no-date': {
      const { daysLeft, papersBy, fly } = answer.earliest;
      return (
        <>
          <span>{daysLeft === 0 ? m.visas_papers_today() : m.visas_papers_on({ date: papersBy })}</span>
          <b>{fly}</b>
        </>
      );
    }
    case 'in-time': {
      const { daysLeft, papersBy } = answer.plan;
      return (
        <>
          <span>{m.visas_papers_by()}</span>
          <b>{papersBy}</b>
          <span>
            {daysLeft === 0
              ? m.visas_days_left_none()
              : m.visas_days_left({ count: daysLeft, shown: count(daysLeft, language) })}
          </span>
        </>
      );
    }
    case 'tight':
      return <b>{m.visas_tight()}</b>;
    case 'too-late':
      return <b>{m.visas_too_late()}</b>;
    case 'past':
      return <b>{m.visas_past()}</b>;
  }
}

/** Why the date doesn't work, and which would. */
function Help({ answer, noEmbassy }: { answer: ApplyByView; noEmbassy: boolean }) {
  if (answer.state === 'no-date' || answer.state === 'in-time') {
    return null;
  }
  const { papersBy: papers, fly } = answer.earliest;
  const late = noEmbassy ? m.visas_too_late_airport : m.visas_too_late_help;
  const words =
    answer.state === 'past'
      ? m.visas_past_help({ papers, fly })
      : (answer.state === 'tight' ? m.visas_tight_help : late)({ last: answer.plan.papersBy, papers, fly });
  return <p className="applyby-help num">{words}</p>;
}
