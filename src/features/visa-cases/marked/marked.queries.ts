import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fullDate } from '#platform/format/dates.ts';
import { type FileDeps, type PrivateFile, streamFile } from '#platform/private-files/private-files.ts';
import { markPdf, markPicture, markPictures } from './marked.gateway.ts';

interface Opened {
  readonly files: readonly PrivateFile[];
  readonly reference: string;
  readonly country: string;
  readonly key: string;
  readonly applicant: string;
}

const isPdf = ({ mediaType }: PrivateFile) => mediaType === 'application/pdf';

/** The files that one download holds: the one that is asked for, or all pictures, or the first PDF. */
function chosen(files: readonly PrivateFile[], number: number | undefined): readonly PrivateFile[] {
  if (number !== undefined) {
    return files.slice(number, number + 1);
  }
  const pictures = files.filter((file) => !isPdf(file));
  return pictures.length > 0 ? pictures : files.slice(0, 1);
}

/** What the watermark says: what it is for, by whom and when it was opened, and whose it is. */
async function markOf(
  deps: CommandDeps,
  { reference, country, applicant }: Pick<Opened, 'reference' | 'country' | 'applicant'>,
): Promise<string> {
  const { agency } = await findAgency(deps.db);
  const on = fullDate(dhakaDate(deps.clock.now()), 'en');
  // The reference stands for a name that Latin letters don't write.
  const who = /[^\x20-\xff]/.test(applicant) ? reference : `${applicant}, ${reference}`;
  return `Only for the ${country} visa, ${agency.name.en}, ${on}, ${who}`;
}

const unreadable = () =>
  new Failure('conflict', 'files.unreadable', 'This picture can’t be read. Ask for it again.');

/**
 * One picture that came for a paper, as a JPEG with the watermark.
 * @throws Failure not-found for a file that isn't there; conflict `files.unreadable` for a PDF too, `files.key-lost`
 */
export async function markedPicture(
  { deps, files: store }: { readonly deps: CommandDeps; readonly files: FileDeps },
  { files, ...opened }: Opened,
  number: number,
): Promise<Response> {
  const file = files[number];
  if (file === undefined) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  if (isPdf(file)) {
    throw unreadable();
  }
  const bytes = Buffer.from(await new Response(streamFile(store, file)).arrayBuffer());
  const picture = await markPicture(bytes, await markOf(deps, opened)).catch(() => {
    throw unreadable();
  });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

/**
 * What came for a paper, as a PDF that says on each page what it is for, whose it is and when it was opened.
 * @throws Failure not-found for a file that isn't there; conflict `files.unreadable`, `files.key-lost`
 */
export async function markedResponse(
  { deps, files: store }: { readonly deps: CommandDeps; readonly files: FileDeps },
  { files, reference, country, key, applicant }: Opened,
  number: number | undefined,
): Promise<Response> {
  const [first, ...more] = chosen(files, number);
  if (first === undefined) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  const text = await markOf(deps, { reference, country, applicant });
  const read = async (file: PrivateFile) =>
    Buffer.from(await new Response(streamFile(store, file)).arrayBuffer());
  const bytes = isPdf(first)
    ? markPdf(await read(first), text)
    : await markPictures(
        await Promise.all([first, ...more].filter((file) => !isPdf(file)).map(read)),
        text,
      ).catch(() => {
        throw unreadable();
      });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${reference}-${key}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
