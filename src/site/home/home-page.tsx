import { popularAirports } from '#features/air-tickets/airports/popular.queries.ts';
import { airportChoice } from '#features/air-tickets/site/airport-choice.ts';
import { shelves } from '#features/documents/kinds/kinds.data.ts';
import { choiceTag, documentTag } from '#features/documents/page-tags.rules.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { sellsAll } from '#features/site-settings/sells.contract.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { listPackagesBySlug } from '#features/tour-packages/tour-packages.queries.ts';
import { withFlags } from '#features/visas/site/flags.server.ts';
import { VisaBoard } from '#features/visas/site/visa-board.tsx';
import { listVisasBySlug } from '#features/visas/visas.queries.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import { findSearchChoices } from '#site/search-card/choices.queries.ts';
import { SearchCard } from '#site/search-card/search-card.tsx';
import { agencyThing, siteThing } from '../agency-thing.ts';
import type { Route } from './+types/home-page.ts';
import { CloseToHome } from './close-to-home.tsx';
import { FlightForm } from './flight-form.tsx';
import { Hero, heroPreloads } from './hero.tsx';
import { emptyRail, findJournal, findMonthRail } from './home.queries.ts';
import { Journal } from './journal.tsx';
import { LeavingSoon } from './leaving-soon.tsx';
import { findPromises } from './promises/promises.queries.ts';
import { Promises } from './promises/promises.tsx';
import { ReachUs } from './reach-us.tsx';
import { River } from './river.tsx';
import { riverSteps } from './river-steps.ts';
import { findRoutes } from './routes-map/routes.queries.ts';
import { RoutesSection } from './routes-map/routes-section.tsx';
import { SectionHead } from './section-head.tsx';
import './home-page.css';

const flightsOnSaleDays = 360;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, today, siteUrl } = page;
  const settings = await findSettings(db);
  const { home, holidays, agency, sells: sold = sellsAll } = settings;
  page.shows('visa-papers', ...shelves.map(({ name }) => choiceTag(name, language)));
  page.describe(agencyThing(settings, siteUrl, language), siteThing(settings, siteUrl, language));
  const heroes = await findPictures(db, [home.hero.wide, home.hero.tall], language);
  const [wide, tall] = [heroes.get(home.hero.wide), heroes.get(home.hero.tall)];
  const popular = popularAirports(language, settings.routes).map(airportChoice);
  const atHome = sold.domestic ? home.domestic.slice(0, 4) : [];
  const domestic = await listPackagesBySlug(db, language, atHome, today);
  const rail = sold.international ? await findMonthRail(db, language, today) : emptyRail;
  // The guide that the promises show can be another than the first few.
  const guideSlugs = sold.visas ? home.visas : [];
  const guides = await listVisasBySlug(db, language, guideSlugs);
  const { stories, ...journal } = await findJournal(db, language, 3);
  const shown = [...domestic, ...rail.packages, ...guides, ...stories];
  page.shows(...shown.map(({ id }) => documentTag(id, language)));
  return {
    language,
    siteUrl,
    siteName: agency.name[language],
    hero: wide && tall && { wide, tall },
    search: await findSearchChoices(db, language, today, sold),
    flight: {
      airports: popular,
      flyFrom: popular[0]?.value ?? '',
      days: { first: today, last: addDays(today, flightsOnSaleDays) },
    },
    domestic,
    routes: sold.airTickets ? findRoutes(settings, language) : undefined,
    rail,
    visas: withFlags(guides.slice(0, 8)),
    steps: riverSteps(),
    promises: await findPromises(db, language, guideSlugs, holidays, today),
    journal,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) {
    return [];
  }
  const { language, siteUrl, siteName, hero } = loaderData;
  const head = pageMeta({
    title: m.home_title({ agency: siteName }),
    description: m.home_description(),
    path: '/',
    language,
    siteUrl,
    siteName,
  });
  return hero === undefined ? head : [...heroPreloads(hero), ...head];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, search, flight, steps, domestic, routes, rail, visas, promises, journal } = loaderData;
  return (
    <main id="main">
      <Hero pictures={hero}>
        <SearchCard data={search} flight={<FlightForm {...flight} />} />
      </Hero>
      <CloseToHome packages={domestic} />
      {routes && <RoutesSection routes={routes} />}
      <LeavingSoon rail={rail} />
      {visas.length > 0 && (
        <section className="section visaband">
          <div className="wrap">
            <SectionHead
              title={m.home_visas()}
              text={m.home_visas_text()}
              more={{ words: m.home_visas_all(), to: '/visaservices' }}
            />
            <VisaBoard visas={visas} />
          </div>
        </section>
      )}
      <River steps={steps} />
      <Promises promises={promises} />
      <Journal main={journal.main} beside={journal.beside} />
      <ReachUs />
    </main>
  );
}
