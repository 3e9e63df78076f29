import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { EnquireLinks } from './enquire-links.tsx';
import type { VisaChoice } from './visa-choice.ts';
import { feeLabel } from './visa-labels.ts';

/** On phones: a sticky bar with the price and the two links to enquire. */
export function VisaSticky({ guide, choice, slug }: { guide: GuideView; choice: VisaChoice; slug: string }) {
  const language = usePageLanguage();
  const { kind } = choice;
  return (
    <div className="price-bar num">
      <p className="price">
        <b>{feeLabel(kind.total, language)}</b>
        {kind.total > 0 && <span>{m.visas_per_person_short()}</span>}
      </p>
      <EnquireLinks guide={guide} choice={choice} slug={slug} small />
    </div>
  );
}
