import { type Saved, sameContent } from '#platform/compare.ts';
import type { Language } from '#platform/language.ts';
import { fieldOf, isRecord } from '#platform/record.ts';

/**
 * What a document is in one language: `none` is not written yet; `changed` is live, with a newer draft;
 * `unpublished` was live once. A plan to publish tells more than all of these.
 */
export const languageStates = ['none', 'draft', 'scheduled', 'published', 'changed', 'unpublished'] as const;
export type LanguageState = (typeof languageStates)[number];

const wordsOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The title of a revision in a language, or null. */
export const titleOf = (saved: Saved, language: Language): string | null =>
  wordsOf(fieldOf(fieldOf(saved.texts, language), 'title'));

/** The cover of a revision, or null. */
export const coverOf = (saved: Saved): string | null => wordsOf(fieldOf(saved.facts, 'cover'));

/** The part of the site that a revision belongs to: the market of a package, blog or news of a post; null of a visa. */
export const sectionOf = (saved: Pick<Saved, 'facts'>): string | null =>
  wordsOf(fieldOf(saved.facts, 'market')) ?? wordsOf(fieldOf(saved.facts, 'kind'));

/**
 * The state of a document in a language.
 * @param live The revision that is published in it, if one is.
 */
export function stateOf(
  language: Language,
  document: {
    readonly newest: Saved;
    readonly live: Saved | undefined;
    readonly scheduled: boolean;
    readonly knownBefore: boolean;
  },
): LanguageState {
  const { newest, live, scheduled, knownBefore } = document;
  if (scheduled) {
    return 'scheduled';
  }
  if (live) {
    const asShown = ({ slug, facts, texts }: Saved) => ({ slug, facts, text: fieldOf(texts, language) });
    return sameContent(asShown(live), asShown(newest)) ? 'published' : 'changed';
  }
  if (knownBefore) {
    return 'unpublished';
  }
  return fieldOf(newest.texts, language) === undefined ? 'none' : 'draft';
}

const pictureFields = new Set(['cover', 'picture', 'media', 'gallery']);

/** A picture that a revision shows, and where: `facts.gallery.2`. */
export interface ShownPicture {
  readonly path: string;
  readonly id: string;
}

function gather(path: string, value: unknown, isPicture: boolean): ShownPicture[] {
  if (typeof value === 'string') {
    return isPicture && /^[0-9a-f-]{36}$/.test(value) ? [{ path, id: value }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each, place) => gather(`${path}.${place}`, each, isPicture));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        gather(`${path}.${name}`, each, pictureFields.has(name)),
      )
    : [];
}

/** The pictures that a revision shows, with their places: cover, gallery, pictures of days and those in a body. */
export const shownPictures = ({ facts, texts }: Pick<Saved, 'facts' | 'texts'>): ShownPicture[] => [
  ...gather('facts', facts, false),
  ...gather('texts', texts, false),
];

/** Ids of the pictures that a revision shows. */
export const picturesOf = (saved: Pick<Saved, 'facts' | 'texts'>): ReadonlySet<string> =>
  new Set(shownPictures(saved).map(({ id }) => id));
