import { data } from 'react-router';
import { FareForm } from '#features/enquiries/site/fare-form.tsx';
import { postFare } from '#features/enquiries/site/post-fare.server.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { pageHref } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { codeIn } from '../airports/airports.rules.ts';
import { popularAirports } from '../airports/popular.queries.ts';
import { fareQuery } from '../fare-request/fare-request.contract.ts';
import { saleDaysFrom } from '../fare-request/fare-request.rules.ts';
import { journeyOf } from '../fare-request/prefill.queries.ts';
import type { Route } from './+types/air-ticket-page.ts';
import { airportChoice } from './airport-choice.ts';
import { FareDesk } from './fare-desk.tsx';
import { PopularRoutes } from './popular-routes.tsx';
import './air-ticket-head.css';
import './air-ticket.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl, today } = page;
  const parsed = fareQuery.parse(new URL(request.url).searchParams);
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const { agency, routes, faresCheckedOn, pictures } = await findSettings(db);
  const art = pictures && (await findPictures(db, [pictures.airTicket], language)).get(pictures.airTicket);
  const crumbs = [{ name: m.site_air_ticket() }];
  page.describe(breadcrumbList(siteUrl, language, crumbs), {
    '@type': 'Service',
    name: m.air_title(),
    serviceType: 'Air ticket fare request',
    description: m.air_description(),
    url: `${siteUrl}${pageHref(language, '/airticket')}`,
    provider: { '@type': 'TravelAgency', '@id': `${siteUrl}/#agency`, name: agency.name[language] },
    areaServed: { '@type': 'Country', name: 'Bangladesh' },
  });
  const prefilled = journeyOf(parsed.value, language);
  return {
    language,
    siteUrl,
    siteName: agency.name[language],
    crumbs,
    prefilled,
    isPrefilled: parsed.canonical !== '',
    chosen: codeIn(prefilled.legs[0]?.to ?? ''),
    popular: popularAirports(language, routes).map(airportChoice),
    days: saleDaysFrom(today),
    fares: routes.map(({ from, to, names, fareFrom }) => ({ from, to, name: names[language], fareFrom })),
    checkedOn: faresCheckedOn,
    art,
  };
}

export function action({ context }: Route.ActionArgs) {
  return postFare(context.get(pageContext), context.get(postedContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData === undefined
    ? []
    : pageMeta({
        title: m.air_title(),
        description: m.air_description(),
        path: '/airticket',
        language: loaderData.language,
        siteUrl: loaderData.siteUrl,
        siteName: loaderData.siteName,
      });
}

export default function AirTicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, crumbs, prefilled, isPrefilled, chosen, popular, days, fares, checkedOn, art } =
    loaderData;
  return (
    <main id="main" className="wrap air">
      <Breadcrumbs items={crumbs} />
      <div className="air-head">
        <div>
          <div className="title">
            <h1>{m.air_heading()}</h1>
          </div>
          <p className="lede">{m.air_lede()}</p>
        </div>
        {art && (
          <div className="air-art">
            <PictureFrame picture={art} sizes="(max-width: 900px) 1px, 560px" decorative />
          </div>
        )}
      </div>
      {fares.length > 0 && (
        <>
          <PopularRoutes fares={fares} chosen={chosen} />
          <p className="small muted">{m.air_popular_note({ date: shortDate(checkedOn, language) })}</p>
        </>
      )}
      <div className="cols">
        <FareForm
          // Another route is another form; the contact is restored from storage.
          key={`${language} ${JSON.stringify(prefilled)}`}
          prefilled={prefilled}
          isPrefilled={isPrefilled}
          refusal={actionData}
          popular={popular}
          days={days}
        />
        <FareDesk />
      </div>
    </main>
  );
}
