import type { Context } from 'hono';
import { plainResponse } from '#platform/http/page-response.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';

/** The largest form: six flights and a long message in Bangla, nine characters per letter. */
const largestForm = 64 * 1024;

const tooLarge = () => plainResponse(413, `A form has at most ${largestForm} bytes.`);

/** Parses a posted form; a Response refuses an invalid one. */
export async function readForm(context: Context, siteUrl: string): Promise<URLSearchParams | Response> {
  const { headers, body } = context.req.raw;
  if (!comesFromHere(headers, siteUrl)) {
    return plainResponse(403, 'This form was sent from another site.');
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    return plainResponse(415, 'A form is sent as application/x-www-form-urlencoded.');
  }
  if (Number(headers.get('content-length') ?? '0') > largestForm) {
    return tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestForm) {
      return tooLarge();
    }
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
