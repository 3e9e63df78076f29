import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { FileRefusal, FileRefusalCode } from './tables.contract.ts';
import { tableLimits } from './tables.contract.ts';

const statuses: Readonly<Record<FileRefusalCode, FileRefusal['status']>> = {
  'imports.kind': 415,
  'imports.old-excel': 415,
  'imports.locked': 415,
  'imports.unreadable': 422,
  'imports.empty': 422,
  'imports.too-large': 413,
  'imports.too-wide': 413,
  'imports.too-many-rows': 413,
};

const words = {
  'imports.kind': m.office_imports_kind,
  'imports.old-excel': m.office_imports_old_excel,
  'imports.locked': m.office_imports_locked,
  'imports.unreadable': m.office_imports_unreadable,
  'imports.empty': m.office_imports_empty,
  'imports.too-large': m.office_imports_too_large,
} as const;

/** What is wrong with a file and what would do. */
export function refusalText(code: FileRefusalCode, language: Language): string {
  const locale = { locale: language };
  switch (code) {
    case 'imports.too-wide':
      return m.office_imports_too_wide({ columns: count(tableLimits.columns, language) }, locale);
    case 'imports.too-many-rows':
      return m.office_imports_too_many_rows({ rows: count(tableLimits.rows, language) }, locale);
    default:
      return words[code]({}, locale);
  }
}

/** A file of which nothing is read. */
export const refusalOf = (code: FileRefusalCode): FileRefusal => ({
  refused: code,
  status: statuses[code],
  message: refusalText(code, 'en'),
});
