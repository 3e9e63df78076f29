import { z } from 'zod';
import type { DocumentKind } from '#features/documents/kinds/kinds.contract.ts';
import type { Language } from '#platform/language.ts';
import { request } from '../../api/request.ts';
import type { Content } from '../../form/draft.ts';
import { actor, documentKinds, languageStates } from '../documents-client.ts';

const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.object({ en: shape, bn: shape });
const plain = z.record(z.string(), z.unknown());
const texts = z.object({ en: plain.optional(), bn: plain.optional() });

const document = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  revision: z.number(),
  slug: z.string(),
  facts: plain,
  texts,
  states: inBoth(z.enum(languageStates)),
  publications: inBoth(
    z.object({ revision: z.number(), publishedAt: z.string(), publishedBy: actor }).nullable(),
  ),
  scheduled: inBoth(
    z
      .object({
        revision: z.number(),
        publishAt: z.string(),
        scheduledBy: actor,
        failure: z.string().nullable(),
      })
      .nullable(),
  ),
  trashedAt: z.string().nullable(),
  savedAt: z.string(),
  savedBy: actor,
  path: z.string(),
  formerSlugs: z.array(z.string()).default([]),
});
/** A document as the server has it: its newest revision, what is live, what is planned. */
export type SavedDocument = z.infer<typeof document>;

const saved = z.object({ id: z.string(), revision: z.number() });

export const readDocument = async (id: string, signal?: AbortSignal): Promise<SavedDocument> =>
  (await request(document, `/documents/${id}`, { signal })).data;

/** Sent twice with one id, it is created once. @returns the first revision's number. */
export const createDocument = async (kind: DocumentKind, id: string, content: Content): Promise<number> =>
  (await request(saved, '/documents', { method: 'POST', body: { id, kind, ...content } })).data.revision;

/** @returns the new revision's number. @throws ApiProblem 409 `documents.changed` when somebody saved meanwhile. */
export const saveDocument = async (id: string, basedOn: number, content: Content): Promise<number> =>
  (await request(saved, `/documents/${id}`, { method: 'PUT', ifMatch: `"${basedOn}"`, body: content })).data
    .revision;

type Act = 'publish' | 'unpublish' | 'unschedule' | 'trash' | 'bring-back';

/** Does something with a document. @returns the document as it is then. */
export const actOn = async (
  id: string,
  act: Act,
  about?: { readonly language: Language; readonly revision?: number },
): Promise<SavedDocument> =>
  (
    await request(document, `/documents/${id}/${act}`, {
      method: 'POST',
      ...(about === undefined ? {} : { body: about }),
    })
  ).data;

/** @param publishAt A time in Dhaka, `2027-01-15T09:00`. */
export const scheduleDocument = async (
  id: string,
  about: { readonly language: Language; readonly revision: number; readonly publishAt: string },
): Promise<SavedDocument> =>
  (await request(document, `/documents/${id}/schedule`, { method: 'POST', body: about })).data;

const revisions = z.object({
  items: z.array(
    z.object({
      number: z.number(),
      savedAt: z.string(),
      savedBy: actor,
      live: z.array(z.enum(['en', 'bn'])),
    }),
  ),
});
export type Revision = z.infer<typeof revisions>['items'][number];

export const listRevisions = async (id: string, signal?: AbortSignal): Promise<readonly Revision[]> =>
  (await request(revisions, `/documents/${id}/revisions`, { signal })).data.items;

const comparison = z.object({
  changes: z.array(
    z.object({
      path: z.string(),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
      words: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })).optional(),
    }),
  ),
});
export type Difference = z.infer<typeof comparison>['changes'][number];

export const compareRevisions = async (
  id: string,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly Difference[]> =>
  (await request(comparison, `/documents/${id}/compare`, { query: { from, to }, signal })).data.changes;

/** Saves an old revision again, as the newest. @returns its number. */
export const restoreRevision = async (id: string, revision: number, basedOn: number): Promise<number> =>
  (await request(saved, `/documents/${id}/restore`, { method: 'POST', body: { revision, basedOn } })).data
    .revision;

const checks = z.object({
  items: z.array(
    z.object({
      path: z.string(),
      language: z.enum(['en', 'bn']).nullable(),
      severity: z.enum(['stops', 'warns']),
      message: z.object({ en: z.string(), bn: z.string() }),
    }),
  ),
});
export type Check = z.infer<typeof checks>['items'][number];

/** What should be mended before a revision is published. */
export const checkDocument = async (
  id: string,
  revision: number,
  signal?: AbortSignal,
): Promise<readonly Check[]> =>
  (await request(checks, `/documents/${id}/checks`, { query: { revision }, signal })).data.items;
