import { z } from 'zod';
import type { Language } from '#platform/language.ts';
import { request } from '../api/request.ts';

export const documentKinds = ['visa', 'tour-package', 'post'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document is in one language; `none` is not written yet. */
export const languageStates = ['none', 'draft', 'scheduled', 'published', 'changed', 'unpublished'] as const;
export type LanguageState = (typeof languageStates)[number];

const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.object({ en: shape, bn: shape });

/** Who did something; no name is the program itself. */
export const actor = z.object({ id: z.string(), name: z.string().nullable() });
export type ActorName = z.infer<typeof actor>;

/** What a document is called: by its title, else by its address. */
export const named = { slug: z.string(), titles: inBoth(z.string().nullable()) };

const listed = z.object({
  ...named,
  id: z.string(),
  kind: z.enum(documentKinds),
  market: z.enum(['domestic', 'international']).nullable(),
  section: z.enum(['blog', 'news']).nullable(),
  cover: z.object({ id: z.string(), version: z.number() }).nullable(),
  /** Poisha: a package's lowest price for an adult, a visa's fees in all. */
  price: z.number().nullable(),
  states: inBoth(z.enum(languageStates)),
  /** Whether the public sees it in the language. */
  live: inBoth(z.boolean()),
  trashed: z.boolean(),
  revision: z.number(),
  updatedAt: z.string(),
  updatedBy: actor,
  publishedAt: z.string().nullable(),
  /** Where the public reads it, once it is live. */
  path: z.string(),
});
export type ListedDocument = z.infer<typeof listed>;

const page = z.object({ items: z.array(listed), total: z.number() });

export interface DocumentsQuery {
  readonly kind?: DocumentKind;
  readonly q?: string;
  readonly state?: string | undefined;
  readonly language?: string | undefined;
  readonly market?: string | undefined;
  readonly section?: string | undefined;
  readonly sort?: string;
  readonly limit: number;
  readonly page?: number;
}

/** A page of the office's list of documents, drafts and trash too. */
export async function listDocuments(query: DocumentsQuery, signal?: AbortSignal) {
  return (await request(page, '/documents', { query: { ...query }, signal })).data;
}

const anything = z.unknown();

export type DocumentAction = 'publish' | 'unpublish' | 'trash' | 'bring-back';

/** Does one thing with a document; publishing and unpublishing are of a language. */
export async function actOnDocument(id: string, action: DocumentAction, language?: Language): Promise<void> {
  await request(anything, `/documents/${id}/${action}`, {
    method: 'POST',
    ...(language === undefined ? {} : { body: { language } }),
  });
}

const outcomes = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      problem: z.object({ code: z.string(), detail: z.string() }).nullish(),
    }),
  ),
});

/** Does one thing with many documents, in every language without one; each goes well or not by itself. */
export async function actOnDocuments(ids: readonly string[], action: DocumentAction, language?: Language) {
  const body = { ids, action, ...(language === undefined ? {} : { language }) };
  return (await request(outcomes, '/documents/bulk', { method: 'POST', body })).data.results;
}

const preview = z.object({ url: z.string(), expiresAt: z.string() });

/** A link to the newest draft in a language, which ends by itself. */
export async function previewOf(id: string, language: Language) {
  return (await request(preview, `/documents/${id}/preview`, { method: 'POST', body: { language } })).data;
}
