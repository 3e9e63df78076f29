import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { FormFieldError } from '../../form/form-store.ts';
import type { RefusalReason } from '../../permission-check.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { ServerChecks } from './use-checks.ts';

/** Whether a language of a draft can be published. */
export interface Publishable {
  readonly begun: boolean;
  readonly nothingNew: boolean;
  /** What has to be fixed before. */
  readonly problems: readonly FormFieldError[];
  /** Why it can't be published; undefined: it can. */
  readonly refusal: RefusalReason;
}

/** Problems without those that both the form and the server found. */
const unique = (problems: readonly FormFieldError[]): FormFieldError[] => [
  ...new Map(problems.map((each) => [`${each.path} ${each.message}`, each])).values(),
];

/**
 * What prevents publishing a language: the problems that the form finds, and those that only the server can.
 * @param refused why the role may not publish. @param speaks the language of the messages.
 */
export function publishableIn(
  language: Language,
  saver: Pick<DraftSaver, 'judged' | 'document' | 'isAhead'>,
  checks: ServerChecks,
  refused: RefusalReason,
  speaks: Language,
): Publishable {
  const { judged, document, isAhead } = saver;
  const other: Language = language === 'en' ? 'bn' : 'en';
  const own = judged.problems.filter(({ path }) => !path.startsWith(`texts.${other}`));
  const found = checks.items
    .filter((check) => check.severity === 'stops' && (check.language ?? language) === language)
    .map(({ path, message }) => ({ path, message: message[speaks] }));
  const problems = unique([...own, ...found]);
  const stopped = {
    waiting: m.writing_checking(),
    failed: m.writing_check_failed(),
    found: undefined,
  }[checks.state];
  return {
    begun: judged.begun.has(language),
    nothingNew:
      document?.publications[language] != null && document.states[language] === 'published' && !isAhead,
    problems,
    refusal: problems.length > 0 ? m.writing_mend_title() : (refused ?? stopped),
  };
}
