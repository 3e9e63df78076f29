import { m } from '#messages/messages.js';
import { ApiProblem } from '../api/request.ts';
import { errorText } from '../run-mutation.ts';

/** Why a file is never accepted, by the code of the refusal: retrying is pointless. */
const refusals: Readonly<Record<string, () => string>> = {
  'media.svg': () => m.writing_upload_svg(),
  'media.format': () => m.writing_upload_format(),
  'media.empty': () => m.writing_upload_empty(),
  'media.unreadable': () => m.writing_upload_unreadable(),
  'media.pixels': () => m.writing_upload_pixels(),
  'media.known': () => m.writing_upload_known(),
  'request.too-much': () => m.writing_upload_large(),
};

/** The error message of an upload, and whether a retry may succeed. */
export function pictureError(cause: unknown): { why: string; again: boolean } {
  const code = cause instanceof ApiProblem ? cause.code : '';
  const refused = refusals[code];
  if (refused) {
    return { why: refused(), again: false };
  }
  if (code === 'network') {
    return { why: m.writing_upload_no_connection(), again: true };
  }
  return { why: code === 'storage.full' ? m.writing_upload_full() : errorText(cause), again: true };
}
