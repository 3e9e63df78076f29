import { Failure } from '#platform/command/failure.ts';
import type { Saved } from '#platform/compare.ts';
import type { Language } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { withoutFields } from '../former-fields.rules.ts';
import type { DocumentType, Titled } from '../kinds/kinds.contract.ts';

/** A revision parsed by its kind's schemas, in the languages that it is published in. */
export interface Publishable<Facts, Texts> {
  readonly number: number;
  readonly slug: string;
  readonly facts: Facts;
  readonly texts: ReadonlyMap<Language, Texts>;
}

/**
 * Parses a revision for publishing.
 * @throws Failure invalid with the fields: a language isn't written yet, or the schemas have changed since it was saved.
 */
export function parseRevision<Facts, Texts extends Titled>(
  type: DocumentType<Facts, Texts>,
  revision: Saved & { readonly number: number },
  languages: readonly Language[],
): Publishable<Facts, Texts> {
  const missing = languages.filter((language) => fieldOf(revision.texts, language) === undefined);
  if (languages.length === 0 || missing.length > 0) {
    throw new Failure(
      'invalid',
      'documents.no-text',
      'Write the text in this language first.',
      missing.map((language) => ({
        path: `texts.${language}`,
        message: 'There is no text in this language yet.',
      })),
    );
  }
  const facts = type.facts.safeParse(withoutFields(revision.facts, type.former?.facts));
  const wrong = (facts.error?.issues ?? []).map(({ path, message }) => ({
    path: ['facts', ...path].join('.'),
    message,
  }));
  const texts = new Map<Language, Texts>();
  for (const language of languages) {
    const parsed = type.texts.safeParse(withoutFields(fieldOf(revision.texts, language), type.former?.texts));
    if (parsed.success) {
      texts.set(language, parsed.data);
    }
    for (const { path, message } of parsed.error?.issues ?? []) {
      wrong.push({ path: ['texts', language, ...path].join('.'), message });
    }
  }
  if (!facts.success || wrong.length > 0) {
    throw new Failure(
      'invalid',
      'documents.outdated',
      'The rules have changed since this revision was saved. Mend and save it again.',
      wrong,
    );
  }
  return { number: revision.number, slug: revision.slug, facts: facts.data, texts };
}
