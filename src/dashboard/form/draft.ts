import type { Language } from '#platform/language.ts';
import type { Plain } from './plain.ts';

/** A document being edited: anything may be missing. */
export interface Draft extends Plain {
  readonly slug: string;
  readonly facts: Plain;
  readonly texts: Readonly<Record<Language, Plain>>;
}

/** A document as the API takes it: a language that isn't written is absent. */
export interface Content {
  readonly slug: string;
  readonly facts: Plain;
  readonly texts: { readonly [language in Language]?: Plain | undefined };
}
