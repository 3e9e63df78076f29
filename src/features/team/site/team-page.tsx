import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { pageMeta } from '#site/page-meta.ts';
import { teamIn } from '../team.data.ts';
import type { Route } from './+types/team-page.ts';
import './team-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, language, siteUrl, describe } = context.get(pageContext);
  const { agency } = await findAgency(db);
  describe(
    breadcrumbList(siteUrl, language, [{ name: m.site_team() }]),
    ...teamIn(language).map(({ name, role, about, imageUrl }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      description: about,
      image: `${siteUrl}${imageUrl}`,
      worksFor: { '@type': 'TravelAgency', name: agency.name[language], url: siteUrl },
    })),
  );
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.pages_team_title(),
        description: m.pages_team_description({ agency: site.name }),
        path: '/ourteam',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function TeamPage() {
  const language = usePageLanguage();
  return (
    <main id="main" className="wrap team-page">
      <Breadcrumbs items={[{ name: m.site_team() }]} />
      <div className="list-head">
        <h1>{m.pages_team_title()}</h1>
        <p className="lede">{m.pages_team_lede()}</p>
      </div>
      <ul className="team">
        {teamIn(language).map((member) => (
          <li key={member.id}>
            <img src={member.imageUrl} width={800} height={1000} alt={member.imageAlt} />
            <h2>{member.name}</h2>
            <p className="team-role">{member.role}</p>
            <p className="team-about">{member.about}</p>
          </li>
        ))}
      </ul>
      <div className="team-end">
        <h2 className="h3">{m.pages_team_end_title()}</h2>
        <PageLink className="btn btn-go" to="/contact">
          {m.pages_team_end_link()}
        </PageLink>
        <p className="small muted">{m.pages_team_sample()}</p>
      </div>
    </main>
  );
}
