import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { noteExport } from './exports.commands.ts';
import { newExport } from './exports.contract.ts';

/** Exports that the office makes in the browser. */
export const exportRoutes = routes('Activity', [
  writes('POST /exports', noteExport, {
    id: 'noteExport',
    summary: 'Notes in the log that a list is taken out as a file; the office does so before it saves one',
    body: newExport,
    example: { list: 'fares', rows: 42 },
    status: 204,
    answer: 'It is in the log.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof exportRoutes> {}
}
