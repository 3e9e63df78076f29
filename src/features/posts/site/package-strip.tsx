import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { nightsLabel } from '#features/tour-packages/site/nights-labels.ts';
import { PriceFrom } from '#features/tour-packages/site/price-from.tsx';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.contract.ts';
import { shortDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import './package-strip.css';
import { packagePath } from '#features/documents/document-path.rules.ts';

/** A package's card inside a post, with its current price and next date. */
export function PackageStrip({ item }: { item: PackageSummary }) {
  const language = usePageLanguage();
  return (
    <article className="strip">
      <div className="strip-pic">
        {item.cover && (
          <PictureFrame picture={item.cover} sizes="(max-width: 560px) 112px, 220px" decorative />
        )}
      </div>
      <div className="strip-words">
        <b lang={item.language === language ? undefined : item.language}>
          <PageLink to={packagePath(item)}>{item.title}</PageLink>
        </b>
        <p className="strip-facts num">
          <span>{item.place}</span>
          <span>{nightsLabel(item.nights, language)}</span>
          {item.next && <span>{shortDate(item.next.departsOn, language)}</span>}
        </p>
        <PriceFrom item={item} />
      </div>
    </article>
  );
}
