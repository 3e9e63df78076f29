import { z } from 'zod';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import {
  keptWorkingDraft,
  type ListedWorkingDraft,
  wholeWorkingDraft,
  workingDraftList,
} from '#features/documents/working-drafts/working-drafts.contract.ts';
import { request } from '../../api/request.ts';
import type { Draft } from '../../form/draft.ts';
import type { KeptDraft } from './kept-draft.ts';

export const listWorkingDrafts = async (signal?: AbortSignal): Promise<readonly ListedWorkingDraft[]> =>
  (await request(workingDraftList, '/working-drafts', { signal })).data.items;

export async function readWorkingDraft(id: string): Promise<KeptDraft> {
  const { basedOn, base, draft, keptAt } = (await request(wholeWorkingDraft, `/working-drafts/${id}`)).data;
  return { id, keptAt: Date.parse(keptAt), basedOn, base, draft, onServer: keptAt };
}

/** Stores a draft on the server, replacing the earlier one. @returns when, by its clock. */
export const keepWorkingDraft = async (
  id: string,
  about: { readonly kind: DocumentKind; readonly basedOn: number | null; readonly draft: Draft },
): Promise<string> =>
  (await request(keptWorkingDraft, `/working-drafts/${id}`, { method: 'PUT', body: about })).data.keptAt;

export const dropWorkingDraft = async (id: string): Promise<void> => {
  await request(z.undefined(), `/working-drafts/${id}`, { method: 'DELETE' });
};
