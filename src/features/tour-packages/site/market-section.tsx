import { ArrowRight } from 'lucide-react';
import type { Market } from '#features/departures/departures.contract.ts';
import type { Picture } from '#features/media/media.contract.ts';
import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageFacets } from '../list/facets.queries.ts';
import type { FamilyFilter, PackageFilter } from '../list/list.contract.ts';
import { foundPath, listPath, noFilter } from '../list/list.rules.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import { marketTitles } from './market-labels.ts';
import { PackageCard } from './package-card.tsx';

export interface MarketGlance {
  readonly market: Market;
  readonly total: number;
  /** Poisha; absent when there is no package. */
  readonly priceFrom: number | undefined;
  readonly featured: readonly PackageSummary[];
  /** The poster of the link to the market. */
  readonly cover: Picture | undefined;
  readonly facets: Pick<PackageFacets, 'destinations' | 'themes' | 'months'>;
}

const maxDestinations = 10;

/** A market on the home page: picked packages, and links to the rest with the same party. */
export function MarketSection({ glance, family }: { glance: MarketGlance; family: FamilyFilter }) {
  const language = usePageLanguage();
  const { market, total, featured, facets } = glance;
  const title = `market-${market}`;
  const path = (part: Partial<PackageFilter>) => listPath(market, { ...noFilter, ...family, ...part });
  const themes = facets.themes.filter((each) => each.total > 0);
  return (
    <section className="market" aria-labelledby={title}>
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id={title}>
            {marketTitles[market]()}
          </h2>
          {total > 0 && (
            <PageLink className="link num" to={path({})}>
              {m.packages_all({ count: total, shown: count(total, language) })}
              <Icon of={ArrowRight} />
            </PageLink>
          )}
        </div>
        <div className="rail">
          {featured.map((item) => (
            <PackageCard
              key={item.id}
              item={item}
              to={foundPath(item, { ...family, month: [] })}
              sizes="(max-width: 1000px) min(545px, 139vw), 560px"
            />
          ))}
        </div>
        <dl className="market-ways">
          <div>
            <dt>{m.packages_where()}</dt>
            <dd>
              {facets.destinations.slice(0, maxDestinations).map(({ value, name }) => (
                <PageLink key={value} to={path({ destination: [value] })}>
                  {name}
                </PageLink>
              ))}
            </dd>
          </div>
          <div>
            <dt>{m.packages_themes_legend()}</dt>
            <dd>
              {themes.map(({ value, name }) => (
                <PageLink key={value} to={path({ theme: [value] })}>
                  {name}
                </PageLink>
              ))}
            </dd>
          </div>
          <div>
            <dt>{m.packages_months_legend()}</dt>
            <dd>
              {facets.months.map((month) => (
                <PageLink key={month} to={path({ month: [month] })}>
                  {monthOnly(month, language)}
                </PageLink>
              ))}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
