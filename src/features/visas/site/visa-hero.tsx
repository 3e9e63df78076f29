import { Check, History } from 'lucide-react';
import type { Picture } from '#features/media/media.contract.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { GuideView, KindView } from '../visa-guide/visa-guide.rules.ts';
import { Flag } from './flag.tsx';
import { useOtherLanguage } from './visa-choice.ts';
import { kindHeading } from './visa-labels.ts';

interface VisaHeroProps {
  guide: GuideView;
  kind: KindView;
  flag: string | undefined;
  cover: Picture | undefined;
  textLanguage: Language;
}

/** The country, its picture, and when the guide was checked. */
export function VisaHero({ guide, kind, flag, cover, textLanguage }: VisaHeroProps) {
  const lang = useOtherLanguage(textLanguage);
  return (
    <section className="vhero on-dark">
      <div className="bg">
        {cover && <PictureFrame picture={cover} sizes="(max-width: 900px) 100vw, 52vw" first />}
      </div>
      <div className="wrap">
        <Breadcrumbs
          items={[{ name: m.site_visa_service(), path: '/visaservices' }, { name: guide.title }]}
        />
        <Flag url={flag} />
        <h1>{kindHeading(guide.title, kind)}</h1>
        {lang !== undefined && (
          <p className="vhero-only">
            {textLanguage === 'en' ? m.site_only_in_english() : m.site_only_in_bangla()}
          </p>
        )}
        <p className="lede" lang={lang}>
          {guide.summary}
        </p>
        <p className="chk num">
          <Icon of={guide.checkedLongAgo ? History : Check} />
          <span>
            {m.visas_checked({ date: guide.checkedOn })}
            {guide.checkedLongAgo && <small>{m.visas_checked_long_ago()}</small>}
          </span>
        </p>
      </div>
    </section>
  );
}
