import type { NewExport } from '#features/activity/exports/exports.contract.ts';
import { m } from '#messages/messages.js';
import { csvFile } from '#platform/format/csv.ts';
import { write } from '../api/operations.ts';
import { ApiProblem } from '../api/request.ts';
import { WordedError } from '../run-mutation.ts';

/**
 * A list as CSV. It is in the log before there is a file to save: the browser makes it, so that the server would know of none.
 * @throws WordedError when it couldn't be noted, ApiProblem when it needs a newer sign-in; then there is no file.
 */
export async function notedFile(exported: NewExport, lines: readonly string[]): Promise<Blob> {
  try {
    await write('POST /exports', exported);
  } catch (cause) {
    if (cause instanceof ApiProblem && cause.code === 'access.sign-in-again') {
      throw cause;
    }
    throw new WordedError(m.office_export_not_noted());
  }
  return csvFile(lines);
}
