import { data, redirect } from 'react-router';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { choiceTag, documentTag } from '#features/documents/page-tags.rules.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { listPackagesBySlug } from '#features/tour-packages/tour-packages.queries.ts';
import { withFlags } from '#features/visas/site/flags.server.ts';
import { listVisasBySlug } from '#features/visas/visas.queries.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { pageHref } from '#site/page-language.ts';
import type { Body, Card } from '../body/body.contract.ts';
import { readingMinutes } from '../body/body.rules.ts';
import { cardKey, cardTags, findCards } from '../cards.queries.ts';
import type { PostKind } from '../posts.contract.ts';
import { type FoundPost, findPost, relatedPosts } from '../posts.queries.ts';
import { type BodyPart, bodyParts, bodyRefers, contentsOf } from './body-parts.ts';
import { postingOf } from './posting.server.ts';

const maxRelated = 3;

/** The data of a post's page. A former slug, an id or the other kind's path redirects to the canonical URL. */
export async function loadPost(page: PageContext, kind: PostKind, name: string) {
  const { db, language, siteUrl } = page;
  const post = await findPost(db, language, name);
  if (!post) {
    throw data(null, { status: 404 });
  }
  const path = documentPath({ kind: 'post', slug: post.slug, section: post.facts.kind });
  if (post.facts.kind !== kind || post.slug !== name) {
    throw redirect(pageHref(language, path), 301);
  }
  page.shows(documentTag(post.documentId, language), choiceTag(kind, language));
  const { facts, texts } = post;
  const [cover, settings, related, parts] = [
    (await findPictures(db, [facts.cover], language)).get(facts.cover),
    await findAgency(db),
    await relatedPosts(db, language, post, maxRelated),
    await partsOf(page, texts.body),
  ];
  page.shows(...related.map(({ id }) => documentTag(id, language)));
  const list =
    kind === 'news' ? { name: m.posts_news_title(), path: '/news' } : { name: m.site_blog(), path: '/blogs' };
  page.describe(
    breadcrumbList(siteUrl, language, [list, { name: texts.title }]),
    postingOf(post, { siteUrl, path, agency: settings.agency.name[language], cover }),
  );
  return {
    slug: post.slug,
    title: texts.title,
    summary: texts.summary,
    language: post.language,
    writtenIn: post.writtenIn,
    seo: texts.seo,
    author: facts.author[language],
    category: facts.category,
    tags: facts.tags.map((key) => ({ key, name: texts.tags[key] ?? key })),
    publishedOn: facts.publishedOn,
    changedOn: changedOn(post),
    readingMinutes: readingMinutes(texts.body),
    cover,
    parts,
    contents: contentsOf(parts),
    related: related.map(({ author: _, tags: __, id: ___, ...story }) => story),
  };
}

export type PostTexts = Omit<Awaited<ReturnType<typeof loadPost>>, 'cover' | 'related'>;

/** The date of the last publication, when later than the first. */
function changedOn({ firstPublishedAt, publishedAt }: FoundPost): string | undefined {
  const changed = dhakaDate(publishedAt);
  return changed > dhakaDate(firstPublishedAt) ? changed : undefined;
}

/** The body with the current data of its pictures and cards. */
async function partsOf(page: PageContext, body: Body): Promise<BodyPart[]> {
  const { db, language, today } = page;
  const { cards, pictures } = bodyRefers(body);
  const found = await findCards(db, cards);
  const slugOf = (card: Card) => found.get(cardKey(card))?.slug;
  const slugs = (kind: Card['kind']) =>
    cards.filter((card) => card.kind === kind).flatMap((card) => slugOf(card) ?? []);
  const visas = await listVisasBySlug(db, language, slugs('visa'));
  const packages = await listPackagesBySlug(db, language, slugs('tour-package'), today);
  page.shows(...cardTags(cards, found, language));
  return bodyParts(body, {
    pictures: await findPictures(db, pictures, language),
    visas: withFlags(visas),
    packages,
    slugOf,
  });
}
