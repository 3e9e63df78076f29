import { isArchive } from '#platform/workbook/archive.ts';
import { textOf } from './encodings.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import type { FileRefusal } from './tables.contract.ts';

/** What a file is by what is in it: an archive that may be a workbook, or text. */
export type FileKind =
  | { readonly kind: 'archive' }
  | { readonly kind: 'vcard' | 'csv'; readonly text: string }
  | FileRefusal;

/** A container of Office before 2007, in which workbooks with a password are packed, too. */
const isContainer = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

const named = (bytes: Uint8Array, name: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(name, 'utf16le'));

/** Text that is something else than a table: pages, XML, JSON, PDF, rich text, letters. */
const other = /^\s*(?:<[!?a-z]|[{[]\s*["{[\]}]|%PDF-|%!PS|\{\\rtf|BEGIN:VCALENDAR|From: |MIME-Version:)/i;

/** So much of a text says what it is. */
const looked = 1_000;

/** What a file is, by its content: its name and what the browser calls it say nothing. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (isContainer(bytes)) {
    return refusalOf(named(bytes, 'EncryptedPackage') ? 'imports.locked' : 'imports.old-excel');
  }
  if (isArchive(bytes)) {
    return { kind: 'archive' };
  }
  const text = textOf(bytes);
  if (text === undefined || text === 'damaged') {
    return refusalOf(text === undefined ? 'imports.kind' : 'imports.unreadable');
  }
  const first = text.slice(0, looked).replace(/^\uFEFF/, '');
  if (/^\s*BEGIN:VCARD/i.test(first)) {
    return { kind: 'vcard', text };
  }
  return other.test(first) ? refusalOf('imports.kind') : { kind: 'csv', text };
}
