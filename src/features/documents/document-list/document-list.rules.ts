import { type Saved, sameContent } from '#platform/compare.ts';
import type { Language } from '#platform/language.ts';
import { fieldOf, isRecord } from '#platform/record.ts';

/** The state in one language. `changed`: live with a newer draft; `unpublished`: was live. A schedule precedes all others. */
export const languageStates = ['none', 'draft', 'scheduled', 'published', 'changed', 'unpublished'] as const;
export type LanguageState = (typeof languageStates)[number];

const wordsOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const titleOf = (saved: Saved, language: Language): string | null =>
  wordsOf(fieldOf(fieldOf(saved.texts, language), 'title'));

export const coverOf = (saved: Saved): string | null => wordsOf(fieldOf(saved.facts, 'cover'));

/** The section of a revision: the market of a package, blog or news for a post, null for a visa. */
export const sectionOf = (saved: Pick<Saved, 'facts'>): string | null =>
  wordsOf(fieldOf(saved.facts, 'market')) ?? wordsOf(fieldOf(saved.facts, 'kind'));

/** The state of a document in a language. @param live The published revision, if any. */
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
    const viewOf = ({ slug, facts, texts }: Saved) => ({ slug, facts, text: fieldOf(texts, language) });
    return sameContent(viewOf(live), viewOf(newest)) ? 'published' : 'changed';
  }
  if (knownBefore) {
    return 'unpublished';
  }
  return fieldOf(newest.texts, language) === undefined ? 'none' : 'draft';
}

const pictureFields = new Set(['cover', 'picture', 'media', 'gallery']);

/** A picture in a revision, with its path: `facts.gallery.2`. */
export interface PictureView {
  readonly path: string;
  readonly id: string;
}

function gather(path: string, value: unknown, isPicture: boolean): PictureView[] {
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

/** The pictures of a revision with their paths: cover, gallery, days and body. */
export const pictureViews = ({ facts, texts }: Pick<Saved, 'facts' | 'texts'>): PictureView[] => [
  ...gather('facts', facts, false),
  ...gather('texts', texts, false),
];

export const picturesOf = (saved: Pick<Saved, 'facts' | 'texts'>): ReadonlySet<string> =>
  new Set(pictureViews(saved).map(({ id }) => id));
