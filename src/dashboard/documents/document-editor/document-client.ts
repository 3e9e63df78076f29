import { checkResult, type ListedCheck } from '#features/documents/checks/checks.contract.ts';
import { documentShape, type SavedDocument, savedShape } from '#features/documents/documents.contract.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { Language } from '#platform/language.ts';
import { request } from '../../api/request.ts';
import type { Content } from '../../form/draft.ts';

/** Idempotent by its id. @returns the first revision's number. */
export const createDocument = async (kind: DocumentKind, id: string, content: Content): Promise<number> =>
  (await request(savedShape, '/documents', { method: 'POST', body: { id, kind, ...content } })).data.revision;

/** @returns the new revision's number. @throws ApiProblem 409 `documents.changed` when somebody saved meanwhile. */
export const saveDocument = async (id: string, basedOn: number, content: Content): Promise<number> =>
  (await request(savedShape, `/documents/${id}`, { method: 'PUT', ifMatch: `"${basedOn}"`, body: content }))
    .data.revision;

type Act = 'publish' | 'unpublish' | 'unschedule' | 'trash' | 'bring-back';

/** Runs an action on a document; publishing without a language is in all in which it is written. @returns the document afterwards. */
export const actOn = async (
  id: string,
  act: Act,
  about?: { readonly language?: Language; readonly revision?: number },
): Promise<SavedDocument> =>
  (
    await request(documentShape, `/documents/${id}/${act}`, {
      method: 'POST',
      ...(about === undefined ? {} : { body: about }),
    })
  ).data;

/** @param publishAt A time in Dhaka, `2027-01-15T09:00`. */
export const scheduleDocument = async (
  id: string,
  about: { readonly language: Language; readonly revision: number; readonly publishAt: string },
): Promise<SavedDocument> =>
  (await request(documentShape, `/documents/${id}/schedule`, { method: 'POST', body: about })).data;

/** Saves an old revision again, as the newest. @returns its number. */
export const restoreRevision = async (id: string, revision: number, basedOn: number): Promise<number> =>
  (await request(savedShape, `/documents/${id}/restore`, { method: 'POST', body: { revision, basedOn } }))
    .data.revision;

/** Problems to fix before a revision is published. */
export const checkDocument = async (
  id: string,
  revision: number,
  signal?: AbortSignal,
): Promise<readonly ListedCheck[]> =>
  (await request(checkResult, `/documents/${id}/checks`, { query: { revision }, signal })).data.items;
