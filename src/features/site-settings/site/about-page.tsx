import { ArrowRight } from 'lucide-react';
import { findPictures } from '#features/media/media.queries.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { aboutTrust } from '#features/traveller-reviews/site/about-trust.server.ts';
import { AboutTrust } from '#features/traveller-reviews/site/about-trust.tsx';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { pageMeta } from '#site/page-meta.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { findSettings } from '../site-settings.queries.ts';
import type { Route } from './+types/about-page.ts';
import { Paragraphs } from './paragraphs.tsx';
import './about-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl } = page;
  const settings = await findSettings(db);
  const { about, agency, home, pictures: own } = settings;
  page.describe(breadcrumbList(siteUrl, language, [{ name: m.pages_about_title() }]), {
    '@type': 'AboutPage',
    name: m.pages_about_title(),
    url: `${siteUrl}${pageHref(language, '/about')}`,
    inLanguage: language,
    about: { '@type': 'TravelAgency', name: agency.name[language], url: siteUrl },
  });
  const shown = own?.about ?? home.hero.wide;
  const pictures = await findPictures(db, [shown], language);
  return {
    story: about.story[language],
    mission: about.mission[language],
    why: about.why.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    picture: pictures.get(shown),
    trust: await aboutTrust(page, settings),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.pages_about_title(),
        description: m.pages_about_description(),
        path: '/about',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { story, mission, why, picture, trust } = loaderData;
  const agency = useAgency();
  return (
    <main id="main" className="about-page">
      <div className="wrap">
        <Breadcrumbs items={[{ name: m.pages_about_title() }]} />
        <div className="about-head">
          <h1>{m.pages_about_title()}</h1>
          <p className="lede">{agency.description}</p>
        </div>
        {picture && (
          <div className="about-picture">
            <PictureFrame picture={picture} sizes="(max-width: 1440px) 92vw, 1280px" first />
          </div>
        )}
        <section className="about-story" aria-labelledby="story">
          <h2 className="h2" id="story">
            {m.pages_about_story()}
          </h2>
          <div>
            <Paragraphs of={story} />
          </div>
        </section>
      </div>
      <section className="about-mission on-dark" aria-labelledby="mission">
        <div className="wrap">
          <h2 className="h4" id="mission">
            {m.pages_about_mission()}
          </h2>
          <div>
            <Paragraphs of={mission} />
          </div>
        </div>
      </section>
      <section className="wrap about-why" aria-labelledby="why">
        <h2 className="h2" id="why">
          {m.pages_about_why()}
        </h2>
        <ul>
          {why.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <AboutTrust {...trust} />
      <div className="wrap about-ends">
        <div>
          <h2 className="h3">{m.pages_about_team_title()}</h2>
          <p>{m.pages_about_team_text()}</p>
          <PageLink className="link" to="/ourteam">
            {m.pages_about_team_link()}
            <Icon of={ArrowRight} />
          </PageLink>
        </div>
        <div>
          <h2 className="h3">{m.pages_about_contact_title()}</h2>
          <p>
            {agency.street}, {agency.area}
            <br />
            {agency.hoursLine}
          </p>
          <PageLink className="link" to="/contact">
            {m.pages_about_contact_link()}
            <Icon of={ArrowRight} />
          </PageLink>
        </div>
      </div>
    </main>
  );
}
