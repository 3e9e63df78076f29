import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import type { GuideView, KindView } from '../visa-guide/visa-guide.rules.ts';
import { EnquireLinks } from './enquire-links.tsx';
import { feeWords } from './visa-words.ts';

/** On a phone: the price and the two ways to start, always within reach of the thumb. */
export function VisaSticky({ guide, kind, slug }: { guide: GuideView; kind: KindView; slug: string }) {
  const language = usePageLanguage();
  return (
    <div className="vsticky num">
      <p className="price">
        <b>{feeWords(kind.total, language)}</b>
        {kind.total > 0 && <span>{m.visas_per_person()}</span>}
      </p>
      <EnquireLinks guide={guide} kind={kind} slug={slug} small />
    </div>
  );
}
