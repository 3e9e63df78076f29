import type { Draft } from '#dashboard/form/draft.ts';
import { getAt, isPlain, listOf, textOf } from '#dashboard/form/plain.ts';

/** Takes out notes of holidays that no departure falls on any more. */
export function tidyPackage(draft: Draft): Draft {
  const used = new Set(listOf(getAt(draft, 'facts.departures')).map((each) => textOf(getAt(each, 'note'))));
  const notes = (texts: Draft['texts']['en']) => {
    const written = texts.departureNotes;
    if (!isPlain(written) || Object.keys(written).every((key) => used.has(key))) {
      return texts;
    }
    return {
      ...texts,
      departureNotes: Object.fromEntries(Object.entries(written).filter(([key]) => used.has(key))),
    };
  };
  return { ...draft, texts: { en: notes(draft.texts.en), bn: notes(draft.texts.bn) } };
}
