import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { writes } from '#platform/http/writes.ts';
import type { Language } from '#platform/language.ts';
import { type ImportDeps, neededImport, tryImport } from './import-files.api.ts';
import { chooseColumns, takeOverImport, undoImport } from './imports.commands.ts';
import {
  importList,
  importQuery,
  importRefusals,
  importState,
  type ReadImport,
  readImport,
  readingInput,
  takeOverInput,
  triedImport,
  undoInput,
} from './imports.contract.ts';
import { describeImport, listImports } from './imports.queries.ts';

const permission = 'imports.write';

async function describe(deps: ImportDeps, id: string, language: Language): Promise<ReadImport> {
  const row = await neededImport(deps, id);
  return {
    ...(await describeImport(deps.commands.db, row, language)),
    tried: row.state === 'read' && row.fileId !== null ? await tryImport(deps, row, language) : null,
  };
}

/** Imports, for the office: how they stand, and what is done with them. */
export const importRoutes = (deps: ImportDeps) =>
  routes('Imports', [
    reads(
      'GET /imports',
      {
        permission,
        id: 'listImports',
        summary: 'What came in so far, latest first',
        answer: 'The imports.',
        output: importList,
      },
      async (_, { db }) => ({ items: await listImports(db), kinds: [...deps.kinds.keys()] }),
    ),
    reads(
      'GET /imports/{id}',
      {
        permission,
        id: 'readImport',
        summary: 'How an import stands; while it is only read, what it would do',
        query: importQuery,
        answer: 'The import.',
        output: readImport,
        refusals: importRefusals,
      },
      ({ id, language }) => describe(deps, id, language),
    ),
    runs(
      'POST /imports/{id}/columns',
      {
        permission,
        id: 'importColumns',
        summary: 'Says which field each column has and how days are written, and tries it again',
        query: importQuery,
        body: readingInput.omit({ id: true }),
        example: { columns: { 'Mobile No.': 'phone' }, dates: 'dmy' },
        answer: 'What taking it over would do now.',
        output: triedImport,
        refusals: importRefusals,
      },
      async ({ id, language, columns, dates }, commands, caller) => {
        await run(commands, caller, chooseColumns, { id, columns, dates });
        return tryImport(deps, await neededImport(deps, id), language);
      },
    ),
    runs(
      'POST /imports/{id}/take-over',
      {
        permission,
        id: 'takeOverImport',
        summary: 'Takes over the good rows, or all or nothing',
        body: takeOverInput.omit({ id: true }),
        example: { onlyGood: true, key: '0b0e7a52-3f53-4c0e-9f62-000000000000' },
        status: 202,
        answer: 'It has begun.',
        output: importState,
        refusals: {
          ...importRefusals,
          422: 'Rows have faults (`imports.faults`), and it should take all or nothing.',
        },
      },
      async ({ id, onlyGood, key }, commands, caller) => {
        const row = await neededImport(deps, id);
        // A retry gets its first answer, whatever has become of the file.
        const tried = row.state === 'read' ? await tryImport(deps, row, 'en') : undefined;
        if (tried && tried.asks.length > 0) {
          const message = 'Say first what stands first in the days of this file: day, month or year.';
          throw new Failure('conflict', 'imports.asks', message, [], { asks: tried.asks });
        }
        if (tried && !onlyGood && tried.faultCount > 0) {
          const message = `${tried.faultyRows} rows have faults.`;
          throw new Failure('invalid', 'imports.faults', message, [{ path: 'onlyGood', message }]);
        }
        return run(commands, caller, takeOverImport, { id, onlyGood, key });
      },
    ),
    writes('POST /imports/{id}/undo', undoImport(deps.kinds), {
      id: 'undoImport',
      summary: 'Takes back what an import brought, as a whole, while nothing else stands on it',
      body: undoInput.omit({ id: true }),
      example: { reason: 'It was the list of 2019.' },
      answer: 'It is undone.',
    }),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof importRoutes>> {}
}
