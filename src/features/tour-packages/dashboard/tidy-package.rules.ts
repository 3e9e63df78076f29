import type { Draft } from '#dashboard/form/draft.ts';
import { setAt } from '#dashboard/form/plain.ts';

const former = ['facts.departures', 'texts.en.departureNotes', 'texts.bn.departureNotes'];

/** Removes departures from drafts of an older version: they have their own table now. */
export const tidyPackage = (draft: Draft): Draft =>
  former.reduce((next, path) => setAt(next, path, undefined), draft);
