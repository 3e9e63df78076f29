import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { VisaChoice } from './visa-choice.ts';
import { feeLabel } from './visa-labels.ts';
import { workingDays } from './working-days.ts';

/** The country's kinds of visa with price and time, and those that the agency doesn't file. */
export function VisaKinds({ guide, choice }: { guide: GuideView; choice: VisaChoice }) {
  const language = usePageLanguage();
  const { kind } = choice;
  const others = guide.kinds.every(({ purpose }) => purpose !== 'study') && (
    <p className="vkinds-note">{m.visas_not_ours()}</p>
  );
  if (guide.kinds.length < 2) {
    return (
      <>
        {kind.note !== undefined && <p className="vkinds-note">{kind.note}</p>}
        {others}
      </>
    );
  }
  return (
    <section className="vkinds" id="kinds" aria-labelledby="kinds-title">
      <h2 id="kinds-title">{m.visas_kinds()}</h2>
      <ul>
        {guide.kinds.map((each) => (
          <li key={each.key}>
            <ChoiceLink
              to={choice.pathWith({ kind: each.key })}
              anchor="kinds"
              chosen={each.key === kind.key}
            >
              <b>{each.name}</b>
              <span className="num">
                {feeLabel(each.total, language)} ·{' '}
                {workingDays(each.workingDays.min, each.workingDays.max, language)}
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <p className="vkinds-note" aria-live="polite">
        {kind.note}
      </p>
      {others}
    </section>
  );
}
