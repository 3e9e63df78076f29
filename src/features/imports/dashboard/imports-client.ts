import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { problemIn } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { type ImportKindName, triedImport } from '../imports.contract.ts';

/** The query key of imports. */
export const importsKey = ['imports'] as const;

/** How often a running import is looked at, in milliseconds. */
const lookMs = 1_000;

/** What came in so far. */
export const listImportsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ signal }) => read('GET /imports', {}, signal),
});

/** An import; while it runs it is looked at again and again. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, id, officeLanguage()],
    queryFn: ({ signal }) => read('GET /imports/{id}', { id, language: officeLanguage() }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookMs : false),
  });

/** Sends a file; nothing of it is written. @throws ApiProblem */
export async function sendImport(kind: ImportKindName, file: File) {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', file);
  const response = await authorisedFetch(`/api/imports?language=${officeLanguage()}`, {
    method: 'POST',
    body,
  });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return triedImport.parse(await response.json());
}
