import { eq } from 'drizzle-orm';
import { checkContent } from '#features/documents/checks/checks.queries.ts';
import { stopping } from '#features/documents/checks/checks.rules.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { postPath } from '#features/documents/document-path.rules.ts';
import { insertDocument } from '#features/documents/documents.writes.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFacts, postTexts } from '#features/posts/posts.contract.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { findBrought, rememberBrought, takeBackBrought } from '../addresses/brought-documents.writes.ts';
import { findFreeSlug } from '../addresses/free-slugs.writes.ts';
import { issuesOf } from '../addresses/missing.rules.ts';
import type { Brought, OldPost } from './old-posts.contract.ts';
import { bodyOf, type NewPlaces } from './post-bodies.rules.ts';

/**
 * Where the posts of a file will stand, by their old addresses: for the links between them. Asked once, before the first is added.
 * What was brought before stands where it does.
 */
export async function planPaths(
  context: CommandContext,
  posts: readonly OldPost[],
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  for (const post of posts) {
    const known = await findBrought(context, post);
    const [listed] =
      known === undefined
        ? []
        : await context.tx
            .select({ slug: documentList.slug, section: documentList.section })
            .from(documentList)
            .where(eq(documentList.documentId, known));
    const path = listed
      ? postPath(listed.section, listed.slug)
      : postPath(post.kind, await findFreeSlug(context, 'post', post.slug));
    for (const address of post.addresses) {
      paths.set(address, path);
    }
  }
  return paths;
}

/** Facts and texts of a post, as far as the old site had them. */
function contentOf(post: OldPost, places: NewPlaces) {
  const { kind, category, tags, author, publishedOn, title, summary, language } = post;
  const cover = post.cover === null ? undefined : places.pictures.get(post.cover);
  const facts = {
    kind,
    category,
    tags: tags.map(({ key }) => key),
    author: { en: author, bn: author },
    ...(publishedOn !== null && { publishedOn }),
    ...(cover !== undefined && { cover }),
  };
  const names = Object.fromEntries(tags.map(({ key, name }) => [key, name]));
  const body = bodyOf(post.blocks, post.site, places);
  return { facts, texts: { [language]: { title, summary, tags: names, body } } };
}

type Content = ReturnType<typeof contentOf>;

/** What keeps a post from being one of ours, or from being published. */
async function findMissing(
  { tx, now }: CommandContext,
  post: OldPost,
  { facts, texts }: Content,
): Promise<Brought['missing']> {
  const { language } = post;
  const wrong = [
    ...issuesOf(['facts'], postFacts.safeParse(facts).error),
    ...issuesOf(['texts', language], postTexts.safeParse(texts[language]).error),
  ];
  const checks = await checkContent(tx, postCommands, { facts, texts }, now);
  const stops = stopping(checks, language).map(({ path, code }) => ({ path, code }));
  const hasWords = post.blocks.length > 0;
  const body = `texts.${language}.body`;
  return [
    ...wrong,
    ...stops,
    ...(hasWords ? [] : [{ path: body, code: 'empty' }]),
    ...(post.isCut ? [{ path: body, code: 'too-long' }] : []),
  ];
}

/**
 * Adds a post of an old site: published if it was public there and the checks let it, else as a draft with what is missing. One that was
 * brought before is left as it is. Its old addresses lead to it as soon as it is live.
 */
export async function addPost(context: CommandContext, post: OldPost, places: NewPlaces): Promise<Brought> {
  const known = await findBrought(context, post);
  if (known !== undefined) {
    return { id: known, outcome: 'skipped', published: false, missing: [] };
  }
  const documentId = crypto.randomUUID();
  const slug = await findFreeSlug(context, 'post', post.slug);
  const content = contentOf(post, places);
  const missing = await findMissing(context, post, content);
  await insertDocument(context, 'post', documentId, { slug, ...content });
  context.log({ subjectKind: 'post', subjectId: documentId, difference: { revision: 1 } });
  const published = post.wanted === 'published' && missing.length === 0;
  if (published) {
    await show(context, post, documentId);
  }
  await rememberBrought(context, post, { documentId, published, addresses: post.addresses });
  return { id: documentId, outcome: 'added', published, missing };
}

async function show(context: CommandContext, post: OldPost, documentId: string): Promise<void> {
  const publishAt = post.publishAt === null ? undefined : new Date(post.publishAt);
  if (publishAt !== undefined && publishAt > context.now) {
    const { language } = post;
    await context.call(postCommands.schedule, { documentId, language, revision: 1, publishAt });
  } else {
    await context.call(postCommands.publish, { documentId, revision: 1, languages: [post.language] });
  }
}

/**
 * Takes a post back that was brought: it goes to the trash, and its old addresses lead nowhere.
 * @throws Failure conflict when somebody has changed it since, with how often
 */
export const undoPost = (context: CommandContext, documentId: string): Promise<void> =>
  takeBackBrought(context, { kind: 'post', named: 'posts', trash: postCommands.trash }, documentId);
