import { notifications } from '@mantine/notifications';
import type { DocumentAction } from '#features/documents/bulk/bulk.contract.ts';
import { documentsQuery } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { read, write } from '../api/operations.ts';
import type { TableView } from '../table/table-view.ts';
import type { DocumentList } from './document-lists.ts';

const filtered = documentsQuery.pick({ state: true, language: true, section: true, sort: true });

/** A page of a list of documents, as its table is filtered. @throws ApiProblem */
export function listDocuments(
  { kind, market }: DocumentList,
  { q, page, size: limit, sort, filters }: TableView,
  signal?: AbortSignal,
) {
  const query = { kind, market, q: q.trim(), page, limit, ...filtered.parse({ ...filters, sort }) };
  return read('GET /documents', query, signal);
}

/** Does one thing with a document; publishing and unpublishing are of a language. */
export const actOnDocument = (id: string, action: DocumentAction, language?: Language) =>
  write(`POST /documents/{id}/${action}`, { id, ...(language === undefined ? {} : { language }) });

/** Copies the newest revision of a document into a new draft, and says what the copy still needs. @returns the id of the copy. */
export async function duplicateDocument(from: string): Promise<string> {
  const { id } = await write('POST /documents/{from}/duplicate', { from, id: crypto.randomUUID() });
  notifications.show({ color: 'marigold', message: m.office_copied() });
  return id;
}
