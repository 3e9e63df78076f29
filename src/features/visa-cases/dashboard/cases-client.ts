import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { dataUrlOf } from '#dashboard/api/data-url.ts';
import { request, requestFile } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { publishedDocument } from '#features/documents/published/published.contract.ts';
import { cancellation } from '#features/orders/cancellation/cancellation.contract.ts';
import { type Profile, profile } from '#features/visas/visas.contract.ts';
import type { staffCase } from '../by-staff/by-staff.contract.ts';
import { guideChange, takenOver } from '../guide-changes/guide-changes.contract.ts';
import { type newPassportMove, slipMade } from '../passports/passports.contract.ts';
import { type casePlan, casePlanned } from '../plan/plan.contract.ts';
import {
  type CaseQuery,
  caseBoard,
  caseMade,
  casePage,
  fileSent,
  type OfficeCase,
  officeCase,
} from '../visa-cases.contract.ts';
import type { CaseState, Decision, Phrase } from '../visa-cases.rules.ts';

/** The query key of visa cases. */
export const casesKey = ['visa-cases'] as const;

/** A page of cases, latest first. @throws ApiProblem */
export const loadCases = async (query: CaseQuery, signal?: AbortSignal) =>
  (await request(casePage, '/visa-cases', { query: { ...query, language: officeLanguage() }, signal })).data;

/** The board: cases that go on, by state. @throws ApiProblem */
export const loadBoard = async (query: Pick<CaseQuery, 'q' | 'owner' | 'waiting'>, signal?: AbortSignal) =>
  (await request(caseBoard, '/visa-cases/board', { query: { ...query, language: officeLanguage() }, signal }))
    .data;

/** The next case with papers to look at, behind one; undefined when there is no other. @throws ApiProblem */
export async function findNextCase(id: string): Promise<string | undefined> {
  const { columns } = await loadBoard({ waiting: 'true' });
  const ids = columns.flatMap(({ items }) => items.map((item) => item.id));
  return ids[ids.indexOf(id) + 1] ?? ids.find((each) => each !== id);
}

/** Says who looks after a case, and its days. @throws ApiProblem */
export const planCase = (id: string, body: z.input<typeof casePlan>) =>
  request(casePlanned, `/visa-cases/${id}/plan`, { method: 'POST', body });

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
    queryFn: async ({ signal }) =>
      (await request(officeCase, `/visa-cases/${id}`, { query: { language: officeLanguage() }, signal }))
        .data,
  });

const post = (path: string, body?: unknown) =>
  request(officeCase, `/visa-cases/${path}`, { method: 'POST', ...(body === undefined ? {} : { body }) });

/** Begins a case for a customer. @throws ApiProblem */
export const beginCase = async (body: z.input<typeof staffCase>) =>
  (await request(caseMade, '/visa-cases/by-staff', { method: 'POST', body })).data;

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

/** Accepts a paper. @throws ApiProblem */
export const acceptPaper = (id: string, paper: string) => post(`${id}/papers/${paper}/accept`);

/** Asks for a paper again. @throws ApiProblem */
export const askAgain = (id: string, paper: string, body: { because: string; phrase?: Phrase }) =>
  post(`${id}/papers/${paper}/again`, body);

/** Moves a case on. @throws ApiProblem */
export const moveCase = (
  id: string,
  body: { to: CaseState; decisions?: readonly { applicant: string; decision: Decision }[] },
) => post(`${id}/state`, body);

/** Withdraws a case, or only computes what that keeps and gives back. @throws ApiProblem */
export const withdrawCase = async (id: string, body: { reason: string; preview: boolean }) =>
  (await request(cancellation, `/visa-cases/${id}/withdraw`, { method: 'POST', body })).data;

/** Moves passports of a case. @throws ApiProblem */
export const movePassports = async (id: string, body: z.input<typeof newPassportMove>) =>
  (await request(slipMade, `/visa-cases/${id}/passports`, { method: 'POST', body })).data;

/** Takes over what the guide asks by now. @throws ApiProblem */
export const takeOver = (id: string) => post(`${id}/take-over`);

/** The query of what the guide of a case asks otherwise by now. */
export const guideChangeOf = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'guide-change', id],
    queryFn: async ({ signal }) => {
      const query = { language: officeLanguage() };
      return (await request(guideChange, `/visa-cases/${id}/guide-change`, { query, signal })).data;
    },
  });

/** Takes over into several cases what their guides ask by now. @throws ApiProblem */
export const takeOverAll = async (cases: readonly string[]) =>
  (await request(takenOver, '/visa-cases/take-over', { method: 'POST', body: { cases } })).data;

/** Deletes all files of a case. @throws ApiProblem */
export const purgeCase = (id: string) => post(`${id}/purge`);

/** Keeps a file that a customer gave to the staff. @throws ApiProblem */
export function sendFile(id: string, paper: string, { key, file }: { key: string; file: File }) {
  const body = new FormData();
  body.set('key', key);
  body.set('file', file);
  return request(fileSent, `/visa-cases/${id}/papers/${paper}/files`, { method: 'POST', body });
}
