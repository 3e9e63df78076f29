import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import { request } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { caseNames, type readName } from '../names/names.contract.ts';
import { casesKey } from './cases-client.ts';

/** The query of the names of a case, its passports and papers beside each other. */
export const caseNamesOf = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'names', id],
    queryFn: ({ signal }) => read('GET /visa-cases/{id}/names', { id, language: officeLanguage() }, signal),
  });

/** Keeps what stands in a passport, or the name that a paper is in. @throws ApiProblem */
export const saveName = (id: string, body: z.input<typeof readName>) =>
  request(caseNames, `/visa-cases/${id}/names`, { method: 'POST', body });
