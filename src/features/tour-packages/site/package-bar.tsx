import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PackageView } from '../package/package.contract.ts';
import { EnquireLinks } from './enquire-links.tsx';
import type { Choice } from './package-choice.ts';
import { partyLabel } from './package-labels.ts';

/** On phones: a sticky bar with the total, the link to date and party, and WhatsApp. */
export function PackageBar({ view, choice }: { view: PackageView; choice: Choice }) {
  const language = usePageLanguage();
  const { quote } = choice;
  return (
    <div className="price-bar num">
      <a className="price" href="#book">
        <b>{taka(quote?.total ?? view.priceFrom, language)}</b>
        <span>{quote ? partyLabel(choice.party, language) : m.packages_price_per_person()}</span>
      </a>
      <EnquireLinks view={view} choice={choice} small />
    </div>
  );
}
