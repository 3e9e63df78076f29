import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { nightsLabel } from '#features/tour-packages/site/nights-labels.ts';
import { PriceFrom } from '#features/tour-packages/site/price-from.tsx';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.contract.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { SectionHead } from './section-head.tsx';
import './mosaic.css';
import { packagePath } from '#features/documents/document-path.rules.ts';

/** The picked domestic packages: the first one large, three beside it. */
export function CloseToHome({ packages }: { packages: readonly PackageSummary[] }) {
  const language = usePageLanguage();
  const [feature, ...side] = packages;
  if (!feature) {
    return null;
  }
  const langOf = (item: PackageSummary) => (item.language === language ? undefined : item.language);
  return (
    <section className="section first">
      <div className="wrap">
        <SectionHead
          title={m.home_domestic()}
          text={m.home_domestic_text()}
          more={{ words: m.home_domestic_all(), to: '/packages/domestic' }}
        />
        <div className="mosaic">
          <PageLink className="feature" to={packagePath(feature)} lang={langOf(feature)}>
            <div className="pic">
              {feature.cover && (
                <PictureFrame
                  picture={feature.cover}
                  sizes="(max-width: 1000px) 92vw, (max-width: 1440px) 56vw, 740px"
                  decorative
                />
              )}
            </div>
            <div className="plate">
              <div>
                <h3>{feature.title}</h3>
                <p>{feature.summary}</p>
              </div>
              <div className="num">
                <PriceFrom item={feature} />
                {feature.next && (
                  <p className="seats few">
                    {m.home_next_departure({ date: shortDate(feature.next.departsOn, language) })}
                  </p>
                )}
              </div>
            </div>
          </PageLink>
          <div className="side">
            {side.slice(0, 3).map((item) => (
              <PageLink className="hcard" to={packagePath(item)} lang={langOf(item)} key={item.slug}>
                <div className="pic">
                  {item.cover && (
                    <PictureFrame
                      picture={item.cover}
                      sizes="(max-width: 1000px) 40vw, (max-width: 1440px) 17vw, 230px"
                      decorative
                    />
                  )}
                </div>
                <div>
                  <h3>{item.title}</h3>
                  <p className="num">
                    {nightsLabel(item.nights, language)}
                    {' · '}
                    {item.place}
                  </p>
                  <div className="num">
                    <PriceFrom item={item} />
                  </div>
                </div>
              </PageLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
