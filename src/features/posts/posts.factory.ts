import { cover, insertCover } from '#features/media/media.factory.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { postCommands } from './posts.commands.ts';
import type { PostFacts, PostTexts } from './posts.contract.ts';

export function postFactsOf(changed: Partial<PostFacts> = {}): PostFacts {
  return {
    kind: 'blog',
    category: 'destinations',
    tags: [],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: '2026-11-15',
    cover,
    ...changed,
  };
}

export function postTextsOf(title: string, changed: Partial<PostTexts> = {}): PostTexts {
  return {
    title,
    summary: `In short: ${title}.`,
    tags: {},
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
    ...changed,
  };
}

interface PostInsert {
  slug: string;
  facts?: Partial<PostFacts>;
  /** A title for each published language. */
  titles: Partial<Record<Language, string>>;
  texts?: Partial<PostTexts>;
}

/** Writes and publishes a post through the commands that staff use. */
export async function insertPost(
  deps: CommandDeps,
  actor: Actor,
  { slug, facts = {}, titles, texts: changed = {} }: PostInsert,
): Promise<string> {
  const documentId = crypto.randomUUID();
  const { en, bn } = titles;
  const texts = {
    ...(en === undefined ? {} : { en: postTextsOf(en, changed) }),
    ...(bn === undefined ? {} : { bn: postTextsOf(bn, changed) }),
  };
  await insertCover(deps);
  await run(deps, actor, postCommands.create, { documentId, slug, facts: postFactsOf(facts), texts });
  if (Object.keys(texts).length > 0) {
    await run(deps, actor, postCommands.publish, { documentId, revision: 1 });
  }
  return documentId;
}
