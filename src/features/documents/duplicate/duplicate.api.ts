import { run } from '#platform/command/command.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import type { Kinds } from '../documents.commands.ts';
import { savedShape } from '../documents.contract.ts';
import { findDocument } from '../documents.queries.ts';
import { duplicateRequest } from './duplicate.contract.ts';

/** Copies of documents, for the office. */
export const duplicateRoutes = (kinds: Kinds) =>
  routes('Documents', [
    runs(
      'POST /documents/{from}/duplicate',
      {
        permission: 'documents.write',
        id: 'duplicateDocument',
        summary: 'Copies the newest revision of a document into a new draft',
        body: duplicateRequest,
        example: { id: '0d4f4f4e-6a0b-4a52-9d5b-6f3f0f3f8a21' },
        status: 201,
        answer: 'It was copied; the first revision of the copy is 1.',
        output: savedShape,
        version: ({ revision }) => revision,
        location: ({ id }) => `/documents/${id}`,
        refusals: {
          404: 'There is no such document.',
          409: 'It is in the trash, or it was copied before.',
        },
      },
      async ({ from, id = crypto.randomUUID() }, deps, caller) => {
        const { kind } = await findDocument(deps.db, from);
        const { revision } = await run(deps, caller, kinds[kind].duplicate, { documentId: id, from });
        return { id, revision };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof duplicateRoutes>> {}
}
