import { inPageOrder, matchFile } from '../drop/drop.rules.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';

/** A file that was dropped, and where it goes. */
export interface DroppedFile {
  /** Sent with it, so that it comes once however often it is tried. */
  readonly key: string;
  readonly file: File;
  /** Its name with the folders that it lies in. */
  readonly path: string;
  /** Ids, or empty. */
  readonly applicant: string;
  readonly paper: string;
  /** Where its name says that it may belong; nothing is laid in by a guess. */
  readonly guess?: { readonly applicant: string; readonly paper: string } | undefined;
  readonly state: 'waiting' | 'sent';
  /** Why it wasn't taken. */
  readonly refusal?: string | undefined;
}

interface FoundFile {
  readonly file: File;
  readonly path: string;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: browsers tell a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) {
      return found;
    }
    found.push(...part);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<FoundFile[]> {
  if (entry instanceof FileSystemFileEntry) {
    return [{ file: await fileOf(entry), path: entry.fullPath.replace(/^\//, '') }];
  }
  if (entry instanceof FileSystemDirectoryEntry) {
    return (await Promise.all((await entriesOf(entry)).map(filesIn))).flat();
  }
  return [];
}

/** The files of a drop, also those in folders. It must be called while the drop is handled. */
export async function filesOfDrop(data: DataTransfer): Promise<FoundFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...data.files];
  return entries.length === 0
    ? plain.map((file) => ({ file, path: file.name }))
    : (await Promise.all(entries.map(filesIn))).flat();
}

/** Whether a paper takes a file from the staff. */
export const takesFile = ({ state, standIn }: CasePaperView): boolean =>
  state !== 'accepted' && standIn === null;

/** Files with the places that their names say for sure; those that need a look come first. */
export function placed(of: OfficeCase, files: readonly FoundFile[]): DroppedFile[] {
  const rows = inPageOrder(files.filter(({ file }) => !file.name.startsWith('.'))).map(({ file, path }) => {
    const { applicant = '', paper = '', isUnsure } = matchFile(path, of.applicants);
    return {
      key: crypto.randomUUID().replaceAll('-', ''),
      file,
      path,
      ...(isUnsure
        ? { applicant: '', paper: '', ...(applicant === '' ? {} : { guess: { applicant, paper } }) }
        : { applicant, paper }),
      state: 'waiting' as const,
    };
  });
  return [...rows.filter(({ paper }) => paper === ''), ...rows.filter(({ paper }) => paper !== '')];
}
