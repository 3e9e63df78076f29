import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { documentTag } from '#features/documents/page-tags.rules.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { pageHref } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { findOwnTimes } from '../processing-times/processing-times.queries.ts';
import { requiredPapers } from '../visa-checklist/visa-checklist.rules.ts';
import { visaGuideQuery } from '../visa-guide/visa-guide.contract.ts';
import { guideView, shortDescription } from '../visa-guide/visa-guide.rules.ts';
import { findPapers, findVisa } from '../visas.queries.ts';
import type { Route } from './+types/visa-page.ts';
import { ApplyBySection } from './apply-by-section.tsx';
import { FeeSection } from './fee-section.tsx';
import { flagUrl } from './flags.server.ts';
import { OwnTimes } from './own-times.tsx';
import { PapersSection } from './papers-section.tsx';
import { PriceCard } from './price-card.tsx';
import { useVisaChoice } from './visa-choice.ts';
import { VisaFacts } from './visa-facts.tsx';
import { VisaHero } from './visa-hero.tsx';
import { VisaKinds } from './visa-kinds.tsx';
import { VisaReading } from './visa-reading.tsx';
import { visaSchema } from './visa-schema.ts';
import { VisaSticky } from './visa-sticky.tsx';
import './visa-page.css';
import './visa-sections.css';
import './visa-print.css';
import { visaPath } from '#features/documents/document-path.rules.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl } = page;
  const parsed = visaGuideQuery.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const found = await findVisa(db, language, params.name.toLowerCase());
  if (found === undefined) {
    throw data(null, { status: 404 });
  }
  const path = visaPath(found.slug);
  if (found.slug !== params.name) {
    throw redirect(pageHref(language, `${path}${page.query}`), 301);
  }
  const { facts, texts } = found;
  const [kind] = parsed.value.kind;
  if (kind !== undefined && facts.kinds.every(({ key }) => key !== kind)) {
    const message = m.site_query_one({ values: facts.kinds.map(({ key }) => key).join(', ') });
    throw data({ fields: [{ path: 'kind', message }] }, { status: 400 });
  }
  page.shows(documentTag(found.documentId, language), 'visa-papers');
  const [settings, library, pictures, ownTimes] = await Promise.all([
    findSettings(db),
    findPapers(db, requiredPapers(facts)),
    findPictures(db, [facts.cover], language),
    findOwnTimes(db, found.documentId),
  ]);
  const { travel } = parsed.value;
  const { today } = page;
  const guide = guideView({ facts, texts, library, holidays: settings.holidays, language, today, travel });
  page.describe(
    breadcrumbList(siteUrl, language, [
      { name: m.site_visa_service(), path: '/visaservices' },
      { name: texts.title },
    ]),
    ...visaSchema(guide, { siteUrl, url: `${siteUrl}${pageHref(language, path)}` }),
  );
  return {
    id: found.documentId,
    slug: found.slug,
    guide,
    ownTimes,
    writtenIn: found.writtenIn,
    textLanguage: found.language,
    seoTitle: texts.seo?.title,
    description: texts.seo?.description ?? shortDescription(texts.summary),
    flag: flagUrl(facts.country),
    cover: pictures.get(facts.cover),
    travel: travel ?? '',
    today,
  };
}

/** Reloads only for a date: kinds, profiles and numbers are all in the page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('travel') === nextUrl.searchParams.get('travel');
  return isSame ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined || loaderData === undefined) {
    return [];
  }
  const { guide, seoTitle, description, slug, writtenIn } = loaderData;
  return pageMeta({
    title: seoTitle ?? m.visas_guide_title({ country: guide.title }),
    description,
    path: visaPath(slug),
    language: id === 'bn/site' ? 'bn' : 'en',
    siteUrl: site.siteUrl,
    siteName: site.name,
    type: 'article',
    writtenIn,
  });
}

export default function VisaPage({ loaderData }: Route.ComponentProps) {
  const { guide, ownTimes, slug, id, cover, flag, textLanguage, travel, today } = loaderData;
  const choice = useVisaChoice(loaderData);
  return (
    <main id="main" className="visa-page">
      <VisaHero guide={guide} kind={choice.kind} flag={flag} cover={cover} textLanguage={textLanguage} />
      <div className="wrap">
        <VisaFacts kind={choice.kind} />
        <OwnTimes times={ownTimes[choice.kind.key]} />
        <VisaKinds guide={guide} choice={choice} />
        <div className="visa-cols">
          <div className="stack">
            <FeeSection guide={guide} kind={choice.kind} />
            <PapersSection guide={guide} choice={choice} guideId={id} />
            <ApplyBySection guide={guide} choice={choice} travel={travel} today={today} />
            <VisaReading guide={guide} textLanguage={textLanguage} />
          </div>
          <aside>
            <PriceCard guide={guide} choice={choice} slug={slug} />
          </aside>
        </div>
      </div>
      <VisaSticky guide={guide} choice={choice} slug={slug} />
    </main>
  );
}
