import { ArrowRight } from 'lucide-react';
import { foundPath, setFilters } from '#features/tour-packages/list/list.rules.ts';
import { chipLabel } from '#features/tour-packages/site/list-labels.ts';
import { marketTitles } from '#features/tour-packages/site/market-labels.ts';
import { PackageCard } from '#features/tour-packages/site/package-card.tsx';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import type { Answer } from './answer.queries.ts';

type Asked = NonNullable<Answer['asked']>;

/** What was read out of a search, so that a person sees it when it was read wrongly. */
export function Understood({ asked: { filter, eid, themeNames } }: { asked: Asked }) {
  const language = usePageLanguage();
  const labels = setFilters(filter).map((each) =>
    chipLabel(each, filter, (_, key) => themeNames[key] ?? key, language),
  );
  const all = eid ? [...labels, m.site_search_eid({ date: shortDate(eid.day, language) })] : labels;
  return (
    <p className="search-understood num">
      {m.site_search_understood()}
      {all.map((label) => (
        <b key={label}>{label}</b>
      ))}
    </p>
  );
}

/** The packages that fit a question, by market, and those that cost a little more. */
export function SearchPackages({
  packages,
  over,
  asked,
}: Pick<Answer, 'packages' | 'over'> & { asked: Asked }) {
  const language = usePageLanguage();
  const budget = (asked.filter.priceto ?? 0) * poishaPerTaka;
  return (
    <>
      {packages.map(({ market, items, total, path }) => (
        <section key={market} className="search-packages" aria-labelledby={`search-${market}`}>
          <div className="head">
            <h2 className="h3" id={`search-${market}`}>
              {marketTitles[market]()}
            </h2>
            <PageLink className="link num" to={path}>
              {m.packages_all({ count: total, shown: count(total, language) })}
              <Icon of={ArrowRight} />
            </PageLink>
          </div>
          <div className="cards">
            {items.map((item) => (
              <PackageCard key={item.id} item={item} to={foundPath(item, asked.filter)} />
            ))}
          </div>
        </section>
      ))}
      {over.length > 0 && (
        <section className="search-packages" aria-labelledby="search-over">
          <h2 className="h3" id="search-over">
            {m.site_search_over()}
          </h2>
          <div className="cards">
            {over.map((item) => (
              <div key={item.id}>
                <PackageCard item={item} to={foundPath(item, asked.filter)} />
                <p className="small muted num">
                  {m.site_search_over_by({ price: taka(item.priceFrom - budget, language) })}
                </p>
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
