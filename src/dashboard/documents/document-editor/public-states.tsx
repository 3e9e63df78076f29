import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { type Language, languages } from '#platform/language.ts';
import { languageName, officeLanguage } from '../../language.ts';
import { formatMoment } from '../moment.tsx';
import type { Judged } from './judge.ts';

/** The public state of a document in a language, in words. */
export function publicLabel(
  document: Pick<SavedDocument, 'publications' | 'scheduled' | 'states'> | undefined,
  language: Language,
): string {
  const live = document?.publications[language];
  const plan = document?.scheduled[language];
  if (plan) {
    const moment = formatMoment(plan.publishAt);
    if (plan.failure === null) {
      return m.writing_planned_at({ moment });
    }
    // Why is kept in the words of the API, which are English.
    return officeLanguage() === 'en'
      ? m.writing_plan_failed({ moment, why: plan.failure })
      : m.writing_plan_failed_at({ moment });
  }
  if (live) {
    const moment = formatMoment(live.publishedAt);
    return document?.states[language] === 'changed'
      ? m.writing_live_changed({ moment })
      : m.writing_live_since({ moment });
  }
  return m.writing_not_public();
}

/** For each language, what is live and what is not written yet. */
export function PublicStates({ document, judged }: { document: SavedDocument | undefined; judged: Judged }) {
  const missing = (language: Language) =>
    judged.problems.filter(({ path }) => path.startsWith(`texts.${language}`)).length;
  return (
    <section className="fk-public" aria-label={m.writing_public_sees()}>
      <h2>{m.writing_public_sees()}</h2>
      {languages.map((language) => {
        const state = document?.states[language] ?? 'none';
        const left = missing(language);
        return (
          <p key={language}>
            <span className={`fk-dot fk-dot-${state}`} aria-hidden="true" />
            <b>{languageName(language)}</b> {publicLabel(document, language)}
            {!judged.begun.has(language) ? (
              <small>{m.writing_not_begun()}</small>
            ) : (
              left > 0 && <small>{m.writing_to_write({ count: count(left, officeLanguage()) })}</small>
            )}
          </p>
        );
      })}
    </section>
  );
}
