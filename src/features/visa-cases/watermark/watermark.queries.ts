import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fullDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { type FileDeps, type PrivateFile, streamFile } from '#platform/private-files/private-files.ts';
import { bindSheets } from './binding.gateway.ts';
import type { Sheet } from './binding.rules.ts';
import { markPicture, readPicture } from './watermark.gateway.ts';

type Words = Readonly<Record<Language, string>>;

interface Opened {
  readonly files: readonly PrivateFile[];
  readonly reference: string;
  readonly country: string;
  readonly key: string;
  /** The paper's name in both languages. */
  readonly name: Words;
  readonly applicant: string;
}

const isPdf = ({ mediaType }: PrivateFile) => mediaType === 'application/pdf';

/** Whoever opens files: the database, and where files lie. */
export interface Opening {
  readonly deps: CommandDeps;
  readonly files: FileDeps;
}

/** What the watermark says: what it is for, by whom and when it was opened, and whose it is. */
export async function markOf(
  deps: CommandDeps,
  { reference, country, applicant }: Pick<Opened, 'reference' | 'country' | 'applicant'>,
): Promise<string> {
  const { agency } = await findAgency(deps.db);
  const on = fullDate(dhakaDate(deps.clock.now()), 'en');
  // The reference stands for a name that Latin letters don't write.
  const who = /[^\x20-\xff]/.test(applicant) || applicant === '' ? reference : `${applicant}, ${reference}`;
  return `Only for the ${country} visa, ${agency.name.en}, ${on}, ${who}`;
}

const unreadable = (name: Words) =>
  new Failure('conflict', 'files.unreadable', 'A picture can’t be read. Ask for it again.', [], {
    papers: [{ name }],
  });

const read = async (store: FileDeps, file: PrivateFile) =>
  Buffer.from(await new Response(streamFile(store, file)).arrayBuffer());

const safely = { 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-store' };

/**
 * One picture that came for a paper, as a JPEG with the watermark.
 * @throws Failure not-found for a file that isn't there; conflict `files.unreadable` for a PDF too, `files.key-lost`
 */
export async function markedPicture(
  { deps, files: store }: Opening,
  { files, ...opened }: Opened,
  number: number,
): Promise<Response> {
  const file = files[number];
  if (file === undefined) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  if (isPdf(file)) {
    throw unreadable(opened.name);
  }
  const bytes = await read(store, file);
  const picture = await markPicture(bytes, await markOf(deps, opened)).catch(() => {
    throw unreadable(opened.name);
  });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/jpeg', 'content-length': String(picture.length), ...safely },
  });
}

/**
 * The files of a paper as sheets of a PDF, one after another.
 * @param among other papers, which one picture that can't be read must not keep back: it is a page that says so
 * @throws Failure conflict `files.unreadable`, `files.key-lost`
 */
export async function sheetsOf(
  store: FileDeps,
  { files, name }: Pick<Opened, 'files' | 'name'>,
  among: 'alone' | 'among others' = 'alone',
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  // Pictures are decoded in memory: one at a time.
  for (const file of files) {
    const bytes = await read(store, file);
    if (isPdf(file)) {
      sheets.push({ kind: 'pdf', bytes });
      continue;
    }
    const picture = await readPicture(bytes).catch(() => undefined);
    if (picture === undefined && among === 'alone') {
      throw unreadable(name);
    }
    sheets.push(
      picture === undefined
        ? { kind: 'unreadable', bytes: Buffer.from(name.en) }
        : { kind: 'picture', bytes: picture },
    );
  }
  return sheets;
}

/** A PDF as a download that runs nothing and is kept nowhere. */
export const pdfResponse = (bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}.pdf"`,
      ...safely,
    },
  });

/**
 * What came for a paper, or one file of it, as one PDF that says on each page what it is for, whose it is and when it was opened.
 * @throws Failure not-found for a file that isn't there; conflict `files.unreadable`, `files.key-lost`
 */
export async function markedResponse(
  { deps, files: store }: Opening,
  opened: Opened,
  number: number | undefined,
): Promise<Response> {
  const files = number === undefined ? opened.files : opened.files.slice(number, number + 1);
  if (files.length === 0) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  const sheets = await sheetsOf(store, { files, name: opened.name });
  const bytes = await bindSheets(sheets, await markOf(deps, opened));
  return pdfResponse(bytes, `${opened.reference}-${opened.key}`);
}
