import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { dataUrlOf } from '#dashboard/api/data-url.ts';
import { read } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { request, requestFile } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { publishedDocument } from '#features/documents/public-documents/public-documents.contract.ts';
import { type Profile, profile } from '#features/visas/visas.contract.ts';
import { fileSent } from '../case-papers/case-papers.contract.ts';
import type { CaseQuery } from '../list/list.contract.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';

/** The query key of visa cases. */
export const casesKey = ['visa-cases'] as const;

/** The board: cases that go on, by state. @throws ApiProblem */
export const loadBoard = (query: Pick<CaseQuery, 'q' | 'owner' | 'waiting'>, signal?: AbortSignal) =>
  read('GET /visa-cases/board', { ...query, language: officeLanguage() }, signal);

/** The next case with papers to look at, behind one; undefined when there is no other. @throws ApiProblem */
export async function findNextCase(id: string): Promise<string | undefined> {
  const { columns } = await loadBoard({ waiting: 'true' });
  const ids = columns.flatMap(({ items }) => items.map((item) => item.id));
  return ids[ids.indexOf(id) + 1] ?? ids.find((each) => each !== id);
}

/** A picture of a paper, as a data URL. @throws ApiProblem */
export const loadPicture = async (id: string, paper: string, number: number): Promise<string> =>
  dataUrlOf(await requestFile(`/visa-cases/${id}/papers/${paper}/picture`, { number }));

/** Saves all that came for a case, or for one applicant, as one PDF. @throws ApiProblem */
export async function saveBundle({ id, reference }: OfficeCase, applicant?: string): Promise<void> {
  saveFile(await requestFile(`/visa-cases/${id}/bundle`, { applicant }), `${reference}.pdf`);
}

/** The query of one case's page. */
export const caseQueryOf = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'one', id],
    queryFn: ({ signal }) => read('GET /visa-cases/{id}', { id, language: officeLanguage() }, signal),
  });

const guideProfiles = z.object({
  papers: z.object({ byProfile: z.partialRecord(profile, z.unknown()) }),
});

/** Who can apply by a published guide, in its order. @throws ApiProblem */
export async function loadProfiles(slug: string, signal: AbortSignal): Promise<Profile[]> {
  const query = { language: officeLanguage() };
  const { data } = await request(publishedDocument, `/published/visa/${slug}`, { query, signal });
  const { byProfile } = guideProfiles.parse(data.facts).papers;
  return profile.options.filter((each) => Object.hasOwn(byProfile, each));
}

/** The query of what the guide of a case asks otherwise by now. */
export const guideChangeOf = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'guide-change', id],
    queryFn: ({ signal }) =>
      read('GET /visa-cases/{id}/guide-change', { id, language: officeLanguage() }, signal),
  });

/** Reads one case anew. */
export const refreshCase = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: caseQueryOf(id).queryKey });

/** Keeps a file that a customer gave to the staff. @throws ApiProblem */
export function sendFile(id: string, paper: string, { key, file }: { key: string; file: File }) {
  const body = new FormData();
  body.set('key', key);
  body.set('file', file);
  return request(fileSent, `/visa-cases/${id}/papers/${paper}/files`, { method: 'POST', body });
}
