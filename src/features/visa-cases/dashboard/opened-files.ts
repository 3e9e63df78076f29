import { queryClient } from '#dashboard/api/query-client.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';

/** The key of a picture that was opened, in the cache. */
export const pictureKey = (file: string) => ['case-picture', file] as const;

/** Which files of a paper the reader hasn't opened, as a sentence; undefined when all of them were. */
export function unopenedText({ opened }: OfficeCase, { files }: CasePaperView): RefusalReason {
  const numbers = files.flatMap(({ id }, index) =>
    opened.includes(id) || queryClient.getQueryData(pictureKey(id)) !== undefined
      ? []
      : [count(index + 1, officeLanguage())],
  );
  return numbers.length === 0 ? undefined : m.office_refused_case_unopened({ files: numbers.join(', ') });
}
