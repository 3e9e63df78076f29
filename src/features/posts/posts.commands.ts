import { eq } from 'drizzle-orm';
import { documentCommands } from '#features/documents/documents.commands.ts';
import type { DocumentType } from '#features/documents/kinds/kinds.contract.ts';
import { bodyText } from './body/body.rules.ts';
import { type PostFacts, type PostTexts, postFacts, postTexts } from './posts.contract.ts';
import { livePosts, postsLive } from './posts.table.ts';

const postType: DocumentType<PostFacts, PostTexts> = {
  kind: 'post',
  facts: postFacts,
  texts: postTexts,
  search: (_facts, texts) => ({
    a: texts.title,
    b: `${texts.summary} ${Object.values(texts.tags).join(' ')}`,
    c: bodyText(texts.body),
  }),
  project: async ({ tx }, { documentId, slug, facts, publishedAt }) => {
    const row = {
      slug,
      kind: facts.kind,
      category: facts.category,
      tags: facts.tags,
      publishedOn: facts.publishedOn,
      cover: facts.cover,
      facts,
      publishedAt,
    };
    await tx
      .insert(livePosts)
      .values({ documentId, ...row })
      .onConflictDoUpdate({ target: livePosts.documentId, set: row });
  },
  checks: [],
  live: postsLive,
  withdraw: async ({ tx }, documentId) => {
    await tx.delete(livePosts).where(eq(livePosts.documentId, documentId));
  },
};

export const postCommands = documentCommands(postType);
