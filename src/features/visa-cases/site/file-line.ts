import { m } from '#messages/messages.js';
import { megabytes } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** A file by its name and size. */
export const fileLine = (
  { name, bytes }: { readonly name: string; readonly bytes: number },
  language: Language,
): string => m.visacase_file_line({ name, size: megabytes(bytes, language) });
