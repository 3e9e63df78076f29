import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { GuideView, KindView, PlanView } from '../visa-guide/visa-guide.rules.ts';
import { workingDays } from './working-days.ts';

interface PlanDaysProps {
  plan: PlanView | undefined;
  embassy: KindView['workingDays'];
  preparation: GuideView['preparation'];
}

/** The dates of the plan, and the days it skips. */
export function PlanDays({ plan, embassy, preparation }: PlanDaysProps) {
  const language = usePageLanguage();
  if (plan === undefined) {
    return null;
  }
  const { leftOut } = plan;
  const spare = Math.max(preparation.spareDays, 1);
  return (
    <div className="num">
      <ol className={embassy.max === 0 ? 'span span-short' : 'span'}>
        <li>
          <b>{m.visas_plan_check()}</b>
          {preparation.workingDays === 0
            ? m.visas_plan_same_day()
            : workingDays(preparation.workingDays, preparation.workingDays, language)}
          <small>{plan.papersBy}</small>
        </li>
        {embassy.max > 0 && (
          <li>
            <b>{m.visas_plan_embassy()}</b>
            {workingDays(embassy.min, embassy.max, language)}
            <small>
              {plan.handedIn} – {plan.visaBy}
            </small>
          </li>
        )}
        <li>
          <b>{m.visas_plan_spare()}</b>
          {m.visas_length_day({ count: spare, shown: count(spare, language) })}
          <small>→ {plan.fly}</small>
        </li>
      </ol>
      <p className="applyby-note">
        {embassy.max === 0 && <>{m.visas_plan_no_embassy()} </>}
        {m.visas_plan_left_out()}
      </p>
      {leftOut.length > 0 && (
        <details className="applyby-holidays">
          <summary>
            {m.visas_plan_holidays({ count: leftOut.length, shown: count(leftOut.length, language) })}
          </summary>
          <ul>
            {leftOut.map(({ date, name }) => (
              <li key={date}>
                <span>{date}</span> {name ?? m.visas_plan_closed()}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
