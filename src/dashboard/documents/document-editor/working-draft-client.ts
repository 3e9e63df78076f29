import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { read, write } from '../../api/operations.ts';
import type { Draft } from '../../form/draft.ts';
import type { StoredDraft } from './stored-draft.ts';

export async function readWorkingDraft(id: string): Promise<StoredDraft> {
  const { basedOn, base, draft, keptAt } = await read('GET /working-drafts/{documentId}', { documentId: id });
  return { id, keptAt: Date.parse(keptAt), basedOn, base, draft, onServer: keptAt };
}

/** Stores a draft on the server, replacing the earlier one. @returns when, by its clock. */
export const keepWorkingDraft = async (
  id: string,
  about: { readonly kind: DocumentKind; readonly basedOn: number | null; readonly draft: Draft },
): Promise<string> => (await write('PUT /working-drafts/{documentId}', { documentId: id, ...about })).keptAt;

export const dropWorkingDraft = (id: string) =>
  write('DELETE /working-drafts/{documentId}', { documentId: id });
