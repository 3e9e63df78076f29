import { queryOptions } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { ReadName } from '../names/names.contract.ts';
import { casesKey } from './cases-client.ts';

/** The query of the names of a case, its passports and papers beside each other. */
export const caseNamesOf = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'names', id],
    queryFn: ({ signal }) => read('GET /visa-cases/{id}/names', { id, language: officeLanguage() }, signal),
  });

/** Keeps what stands in a passport, or the name that a paper is in. @throws ApiProblem */
export const saveName = (id: string, name: ReadName) => write('POST /visa-cases/{id}/names', { id, ...name });
