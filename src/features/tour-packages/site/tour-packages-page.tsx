import { ArrowRight } from 'lucide-react';
import { data } from 'react-router';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { choiceTag, documentTag } from '#features/documents/page-tags.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { type PageContext, pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { pageMeta } from '#site/page-meta.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { findFacets } from '../list/facets.queries.ts';
import { bothMarkets, type FamilyFilter, familyOf } from '../list/list.contract.ts';
import { listPath, noFilter } from '../list/list.rules.ts';
import type { Family } from '../party/ages.rules.ts';
import { listPackagesBySlug, soonestPackages, summariseMarket } from '../tour-packages.queries.ts';
import type { Route } from './+types/tour-packages-page.ts';
import { marketTitles } from './market-labels.ts';
import { type MarketGlance, MarketSection } from './market-section.tsx';
import './tour-packages-page.css';

const maxFeatured = 4;

async function glanceAt(
  page: PageContext,
  market: Market,
  picked: readonly string[],
  family: Family | undefined,
): Promise<MarketGlance> {
  const { db, language, today } = page;
  page.shows(choiceTag(market, language));
  const facets = await findFacets(db, language, market, noFilter, today);
  const chosen = await listPackagesBySlug(db, language, picked.slice(0, maxFeatured), today, family);
  const soonest = await soonestPackages(db, language, { market, limit: maxFeatured * 2, family }, today);
  const featured = chosen.length > 0 ? chosen : soonest.slice(0, maxFeatured);
  // The market's link has a poster of its own, which isn't repeated in the row.
  const others = soonest.filter(({ id }) => !featured.some((each) => each.id === id));
  page.shows(...[...featured, ...soonest].map(({ id }) => documentTag(id, language)));
  return {
    market,
    ...(await summariseMarket(db, market)),
    featured,
    cover: [...others, ...featured].find(({ cover }) => cover)?.cover,
    facets: { destinations: facets.destinations, themes: facets.themes, months: facets.months },
  };
}

const crumbs = () => [{ name: m.packages_packages() }];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const parsed = bothMarkets.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const { home } = await findSettings(page.db);
  const family = familyOf(parsed.value);
  const markets = [
    await glanceAt(page, 'domestic', home.domestic, family),
    await glanceAt(page, 'international', home.international, family),
  ];
  const shown = markets.flatMap(({ featured }) => featured);
  page.describe(breadcrumbList(page.siteUrl, page.language, crumbs()), {
    '@type': 'ItemList',
    name: m.packages_both_title(),
    itemListElement: shown.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      url: `${page.siteUrl}${pageHref(page.language, packagePath(item))}`,
    })),
  });
  return { markets, family: parsed.value };
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.packages_both_title(),
        description: m.packages_both_description(),
        path: '/tourpackages',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function TourPackagesPage({ loaderData }: Route.ComponentProps) {
  const { markets, family } = loaderData;
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs items={crumbs()} />
        <div className="list-head">
          <h1>{m.packages_both_title()}</h1>
          <p className="lede">{m.packages_both_lede()}</p>
        </div>
        <div className="doors">
          {markets.map((glance) => (
            <Door key={glance.market} glance={glance} family={family} />
          ))}
        </div>
      </div>
      {markets.map((glance) => (
        <MarketSection key={glance.market} glance={glance} family={family} />
      ))}
    </main>
  );
}

/** The link to a market's list: one poster, its name, the number of packages and the lowest price. */
function Door({ glance, family }: { glance: MarketGlance; family: FamilyFilter }) {
  const { market, total, priceFrom, cover } = glance;
  const language = usePageLanguage();
  return (
    <PageLink className="door" to={listPath(market, { ...noFilter, ...family })}>
      <div className="door-pic">
        {cover && <PictureFrame picture={cover} sizes="(max-width: 760px) 92vw, 50vw" first decorative />}
      </div>
      <p className="door-name">
        {marketTitles[market]()}
        <Icon of={ArrowRight} />
      </p>
      <p className="door-words num">
        {m.packages_total({ count: total, shown: count(total, language) })}
        {priceFrom !== undefined && `, ${m.packages_from_price({ price: taka(priceFrom, language) })}`}
      </p>
    </PageLink>
  );
}
