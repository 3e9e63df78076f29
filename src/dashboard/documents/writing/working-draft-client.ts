import { z } from 'zod';
import { request } from '../../api/request.ts';
import type { Draft } from '../../form/draft.ts';
import { documentKinds } from '../documents-client.ts';
import { contentShape } from './judge.ts';
import { draftShape, type KeptDraft } from './kept-draft.ts';

const listed = z.object({
  documentId: z.string(),
  kind: z.enum(documentKinds),
  basedOn: z.number().nullable(),
  section: z.string().nullable(),
  title: z.string().nullable(),
  keptAt: z.string(),
});
/** What the server keeps of mine that isn't whole, without what it holds. */
export type WorkingDraft = z.infer<typeof listed>;

export const listWorkingDrafts = async (signal?: AbortSignal): Promise<readonly WorkingDraft[]> =>
  (await request(z.object({ items: z.array(listed) }), '/working-drafts', { signal })).data.items;

const whole = z.object({
  basedOn: z.number().nullable(),
  base: contentShape.nullable(),
  draft: draftShape,
  keptAt: z.string(),
});

export async function readWorkingDraft(id: string): Promise<KeptDraft> {
  const { basedOn, base, draft, keptAt } = (await request(whole, `/working-drafts/${id}`)).data;
  return { id, keptAt: Date.parse(keptAt), basedOn, base, draft, onServer: keptAt };
}

/** Keeps what isn't whole with the server, in the place of what was kept before. @returns when, by its clock. */
export const keepWorkingDraft = async (
  id: string,
  about: { readonly kind: WorkingDraft['kind']; readonly basedOn: number | null; readonly draft: Draft },
): Promise<string> =>
  (await request(z.object({ keptAt: z.string() }), `/working-drafts/${id}`, { method: 'PUT', body: about }))
    .data.keptAt;

export const dropWorkingDraft = async (id: string): Promise<void> => {
  await request(z.undefined(), `/working-drafts/${id}`, { method: 'DELETE' });
};
