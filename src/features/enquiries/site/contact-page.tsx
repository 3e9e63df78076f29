import { data } from 'react-router';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { agencyThing } from '#site/agency-thing.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { type Breadcrumb, Breadcrumbs } from '#site/breadcrumbs.tsx';
import { pageHref } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { NotSent } from '#site/sending/not-sent.tsx';
import { contactQuery } from '../contact/contact.contract.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import { findSubject, type Subject } from './contact-subject.server.ts';
import { ContactOffice, ContactWays } from './contact-ways.tsx';
import { officeMap } from './office-map.server.ts';
import { postContact } from './post-contact.server.ts';
import { contactTitle, subjectPath } from './subject-labels.ts';
import './contact-page.css';

/** Breadcrumbs: below the page that the question is about, if any. */
const crumbs = (subject: Subject | undefined): Breadcrumb[] =>
  subject
    ? [{ name: subject.title, path: subjectPath(subject) }, { name: m.contact_enquire() }]
    : [{ name: m.contact_title() }];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl } = page;
  const parsed = contactQuery.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const agency = await findAgency(db);
  const subject = await findSubject(page, parsed.value);
  page.describe(breadcrumbList(siteUrl, language, crumbs(subject)), {
    '@type': 'ContactPage',
    name: m.contact_title(),
    url: `${siteUrl}${pageHref(language, '/contact')}`,
    inLanguage: language,
    mainEntity: agencyThing(agency, siteUrl, language),
  });
  return {
    about: parsed.value.about,
    subject,
    map: officeMap(agency.office.lat, agency.office.lng),
    city: agency.office.city[language],
    today: page.today,
  };
}

export function action({ context }: Route.ActionArgs) {
  return postContact(context.get(pageContext), context.get(postedContext));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: loaderData?.subject ? contactTitle(loaderData.subject) : m.contact_title(),
        description: m.contact_description({ agency: site.name }),
        path: '/contact',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, subject, map, city, today } = loaderData;
  return (
    <main id="main" className="wrap contact-page">
      <Breadcrumbs items={crumbs(subject)} />
      <div className="list-head">
        <h1>{subject ? contactTitle(subject) : m.contact_title()}</h1>
        <p className="lede">{subject ? m.contact_enquire_lede() : m.contact_lede()}</p>
      </div>
      <div className="contact-cols">
        <section className="contact-write" aria-labelledby="write">
          <h2 className={subject ? 'vh' : 'h3'} id="write">
            {m.contact_form_title()}
          </h2>
          {actionData?.isAway && <NotSent text={m.contact_unreachable_text()} lines={[]} />}
          <ContactForm
            key={`${subject?.kind} ${subject?.slug} ${about}`}
            subject={subject}
            about={about}
            today={today}
            refusal={actionData}
          />
        </section>
        <ContactWays subject={subject} />
        <ContactOffice map={map} city={city} />
      </div>
    </main>
  );
}
