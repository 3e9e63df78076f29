import { z } from 'zod';
import { bulkResults, type DocumentAction } from '#features/documents/bulk/bulk.contract.ts';
import { documentsPage, savedShape } from '#features/documents/documents.contract.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { Language } from '#platform/language.ts';
import { request } from '../api/request.ts';

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

/** A page of the office's list of documents, including drafts and trash. */
export async function listDocuments(query: DocumentsQuery, signal?: AbortSignal) {
  return (await request(documentsPage, '/documents', { query: { ...query }, signal })).data;
}

const anything = z.unknown();

/** Does one thing with a document; publishing and unpublishing are of a language. */
export async function actOnDocument(id: string, action: DocumentAction, language?: Language): Promise<void> {
  await request(anything, `/documents/${id}/${action}`, {
    method: 'POST',
    ...(language === undefined ? {} : { body: { language } }),
  });
}

/** Copies the newest revision of a document into a new draft. @returns the id of the copy. */
export async function duplicateDocument(from: string): Promise<string> {
  const body = { id: crypto.randomUUID() };
  return (await request(savedShape, `/documents/${from}/duplicate`, { method: 'POST', body })).data.id;
}

/** Does one thing with many documents, in every language without one; each goes well or not by itself. */
export async function actOnDocuments(ids: readonly string[], action: DocumentAction, language?: Language) {
  const body = { ids, action, ...(language === undefined ? {} : { language }) };
  return (await request(bulkResults, '/documents/bulk', { method: 'POST', body })).data.results;
}
