import { Check, Printer } from 'lucide-react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { packagePath, packagesPath } from '#features/documents/document-path.rules.ts';
import { choiceTag, documentTag, namedTags } from '#features/documents/page-tags.rules.ts';
import { findPackageReviews } from '#features/traveller-reviews/rating/rating.queries.ts';
import { ratingThing } from '#features/traveller-reviews/rating/rating-thing.rules.ts';
import { PackageReviews } from '#features/traveller-reviews/site/package-reviews.tsx';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { type Breadcrumb, Breadcrumbs } from '#site/breadcrumbs.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { findAddress } from '../package/package.queries.ts';
import { findPackageView } from '../package/package-view.queries.ts';
import { packageThings } from '../package/structured-data.rules.ts';
import { packageChoice } from '../price/price.contract.ts';
import type { Route } from './+types/package-page.ts';
import { marketTitles } from './market-labels.ts';
import { PackageBar } from './package-bar.tsx';
import { PackageCard } from './package-card.tsx';
import { usePackageChoice } from './package-choice.ts';
import { PackageDays } from './package-days.tsx';
import { PackageDepartures } from './package-departures.tsx';
import { PackageGallery } from './package-gallery.tsx';
import { PackageGlance } from './package-glance.tsx';
import { PackageHolds } from './package-holds.tsx';
import { LeafletFoot, LeafletHead } from './package-leaflet.tsx';
import { PackageRoute } from './package-route.tsx';
import { PackageCancellation, PackageQuestions } from './package-terms.tsx';
import { PriceCard } from './price-card.tsx';
import { ShareMenu } from './share-menu.tsx';
import './package-page.css';
import './package-page-narrow.css';
import './package-print.css';

const crumbs = ({ market, title }: Pick<PackageView, 'market' | 'title'>): Breadcrumb[] => [
  { name: marketTitles[market](), path: packagesPath(market) },
  { name: title },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const address = await findAddress(page.db, params.id);
  if (!address) {
    throw data(null, { status: 404 });
  }
  const path = packagePath(address);
  if (params.id !== address.slug || params.market !== address.market) {
    throw redirect(`${pageHref(page.language, path)}${page.query}`, 301);
  }
  const parsed = packageChoice.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const view = await findPackageView(page.db, address, page.language, page.today);
  if (!view) {
    throw data(null, { status: 404 });
  }
  const reviews = await findPackageReviews(page.db, address.id);
  const shown = [address.id, ...view.related.map(({ id }) => id), ...(view.visa ? [view.visa.id] : [])];
  page.shows(
    ...(view.visa ? [] : namedTags('visa', page.language)),
    choiceTag(address.market, page.language),
  );
  page.shows(...shown.map((id) => documentTag(id, page.language)));
  const url = `${page.siteUrl}${pageHref(page.language, path)}`;
  page.describe(
    breadcrumbList(page.siteUrl, page.language, crumbs(view)),
    ...packageThings(view, { siteUrl: page.siteUrl, url }, ratingThing(reviews, m.review_nameless())),
  );
  return { view, reviews, today: page.today };
}

/** Choices are held in the URL and need no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined || loaderData === undefined) {
    return [];
  }
  const { view } = loaderData;
  return pageMeta({
    ...view.head,
    path: packagePath(view),
    language: id === 'bn/site' ? 'bn' : 'en',
    siteUrl: site.siteUrl,
    siteName: site.name,
    writtenIn: view.writtenIn,
  });
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { view, reviews, today } = loaderData;
  const language = usePageLanguage();
  const choice = usePackageChoice(view);
  const { departure } = choice;
  const isOther = view.language !== language;
  return (
    <main id="main" className="ppage">
      <div className="wrap">
        <LeafletHead />
        <Breadcrumbs items={crumbs(view)} />
        {isOther && (
          <p className="ppage-other">
            {view.language === 'en' ? m.site_only_in_english() : m.site_only_in_bangla()}
          </p>
        )}
        <div lang={isOther ? view.language : undefined}>
          <div className="ptitle">
            <h1>{view.title}</h1>
            <div className="ptitle-acts">
              <button type="button" className="btn btn-line btn-sm with-js" onClick={() => window.print()}>
                <Icon of={Printer} />
                {m.package_leaflet()}
              </button>
              <ShareMenu title={view.title} address={choice.address} />
            </div>
          </div>
          <PackageGallery pictures={view.gallery} />
          <div className="pcols">
            <div className="pstack pstack-first">
              <PackageGlance view={view} departure={departure} />
              <section className="pintro">
                {view.intro.map((paragraph) => (
                  <p className="lede" key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                <ul className="bullets">
                  {view.highlights.map((each) => (
                    <li key={each}>
                      <Icon of={Check} />
                      <span>{each}</span>
                    </li>
                  ))}
                </ul>
              </section>
              <PackageDays days={view.itinerary} departsOn={departure?.departsOn} />
              <PackageRoute view={view} />
              <PackageHolds view={view} />
              <PackageDepartures view={view} choice={choice} today={today} />
            </div>
            <aside className="paside" aria-label={m.package_price_title()}>
              <PriceCard view={view} choice={choice} today={today} />
            </aside>
            <div className="pstack pstack-rest">
              {reviews !== undefined && <PackageReviews reviews={reviews} />}
              <PackageCancellation view={view} />
              <PackageQuestions view={view} />
            </div>
          </div>
        </div>
        {view.related.length > 0 && (
          <section className="prelated" aria-labelledby="related-title">
            <h2 id="related-title" className="h2">
              {m.package_related_title()}
            </h2>
            <div className="rail">
              {view.related.map((item) => (
                <PackageCard
                  key={item.id}
                  item={item}
                  to={choice.pathOfOther(item)}
                  sizes="(max-width: 1000px) min(545px, 139vw), 560px"
                />
              ))}
            </div>
          </section>
        )}
        <LeafletFoot address={choice.address} />
      </div>
      <PackageBar view={view} choice={choice} />
    </main>
  );
}
