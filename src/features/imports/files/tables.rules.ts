import { inSlices } from '#platform/slices.ts';
import { csvTable } from './csv.rules.ts';
import { kindOf } from './kinds.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import { type FileRefusal, type FileTable, tableLimits } from './tables.contract.ts';
import { vcardTable } from './vcards.rules.ts';
import { xlsxTable } from './xlsx.rules.ts';

export const isRefusal = (read: FileTable | FileRefusal): read is FileRefusal => 'refused' in read;

/**
 * The table of a file that came from outside: CSV, XLSX or vCard, told by its content. It is read in slices: everything else has its turn.
 * @returns why not, for a file that isn’t read; it throws for nothing that a file can hold
 */
export async function readTable({
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<FileTable | FileRefusal> {
  if (bytes.length > tableLimits.bytes) {
    return refusalOf('imports.too-large');
  }
  if (bytes.length === 0) {
    return refusalOf('imports.empty');
  }
  const file = kindOf(bytes);
  if ('refused' in file) {
    return file;
  }
  switch (file.kind) {
    case 'archive':
      return xlsxTable(bytes);
    case 'vcard':
      return inSlices(vcardTable(file.text));
    case 'csv':
      return inSlices(csvTable(file.text));
  }
}
