import { type Archive, isArchive, openArchive, UnreadableArchive } from '#platform/workbook/archive.ts';
import { siteLimits, UnreadableSite, type WxrSite } from './wxr.contract.ts';
import { readWxr } from './wxr.rules.ts';

/** Of a ZIP with the pictures of some years; each is unpacked by itself, when it is asked for. */
const limits = {
  entries: 40_000,
  bytesOfEntry: siteLimits.bytes,
  bytes: 1024 * 1024 * 1024,
  ratio: 200,
  bytesOfSmall: 256 * 1024,
} as const;

/** The files of the old site that came along, by their path below `wp-content/uploads`. */
export interface Uploads {
  has(file: string): boolean;
  /** @throws UnreadableSite when it is damaged or larger than it says */
  bytes(file: string): Promise<Uint8Array>;
}

export interface SiteBundle {
  readonly site: WxrSite;
  readonly uploads: Uploads;
}

const refusal = {
  damaged: 'archive-damaged',
  encrypted: 'archive-encrypted',
  'too-large': 'archive-too-large',
} as const;

/** Says what is wrong with an archive in codes of ours. */
async function ofArchive<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof UnreadableArchive ? new UnreadableSite(refusal[cause.reason]) : cause;
  }
}

/** Nothing is written under the names of an archive; one with such names was made to do harm. */
const isHarmful = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused here
  /^[/\\]|^[a-z]:|\\|[\u0000-\u001f]|\ufffd/i.test(name) || name.split('/').includes('..');

/** The path below `uploads/`, wherever the archive has that folder. */
function uploadName(name: string): string | undefined {
  const at = `/${name}`.indexOf('/uploads/');
  const file = at < 0 ? '' : name.slice(at + '/uploads'.length);
  return file === '' || file.endsWith('/') ? undefined : file.normalize('NFC');
}

const isExport = (name: string): boolean =>
  /\.xml$/i.test(name) &&
  !/(?:^|\/)(?:__MACOSX|wp-content|uploads)\//.test(name) &&
  !/(?:^|\/)\._/.test(name);

const noUploads: Uploads = {
  has: () => false,
  bytes: async () => {
    throw new UnreadableSite('archive-damaged');
  },
};

function uploadsOf(archive: Archive): Uploads {
  const names = new Map(
    archive.names.flatMap((name) => {
      const file = uploadName(name);
      return file === undefined ? [] : [[file, name] as const];
    }),
  );
  return {
    has: (file) => names.has(file),
    bytes: (file) => ofArchive(() => archive.bytes(names.get(file) ?? '')),
  };
}

/** The text files of a ZIP beside `wp-content/uploads`, or the bytes themselves. @throws UnreadableSite */
export async function openBundle(
  bytes: Uint8Array,
): Promise<{ readonly file: Uint8Array; readonly uploads: Uploads }> {
  if (!isArchive(bytes)) {
    return { file: bytes, uploads: noUploads };
  }
  const archive = await ofArchive(() => openArchive(bytes, limits));
  if (archive.names.some(isHarmful)) {
    throw new UnreadableSite('archive-names');
  }
  const exports = archive.names.filter(isExport);
  const [name] = exports;
  if (name === undefined || exports.length > 1) {
    throw new UnreadableSite(name === undefined ? 'archive-empty' : 'archive-several');
  }
  return { file: await ofArchive(() => archive.bytes(name)), uploads: uploadsOf(archive) };
}

/**
 * Opens what an agency took out of its WordPress: the XML alone, or a ZIP with it beside `wp-content/uploads`.
 * @throws UnreadableSite
 */
export async function openSite(bytes: Uint8Array): Promise<SiteBundle> {
  const { file, uploads } = await openBundle(bytes);
  return { site: await readWxr(file), uploads };
}
