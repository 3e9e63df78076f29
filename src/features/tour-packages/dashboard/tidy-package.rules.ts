import type { Draft } from '#dashboard/form/draft.ts';
import type { Plain } from '#dashboard/form/plain.ts';

const without = (fields: Plain, name: string): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));

/** Removes departures from drafts of an older version: they have their own table now. */
export const tidyPackage = (draft: Draft): Draft => ({
  ...draft,
  facts: without(draft.facts, 'departures'),
  texts: { en: without(draft.texts.en, 'departureNotes'), bn: without(draft.texts.bn, 'departureNotes') },
});
