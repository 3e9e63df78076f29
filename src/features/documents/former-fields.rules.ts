import { isRecord } from '#platform/record.ts';

/** Fields of older revisions that now live elsewhere, such as the departures of a package. */
export interface FormerFields {
  readonly facts: readonly string[];
  readonly texts: readonly string[];
}

/** A saved value without such fields: revisions never change, so they are ignored on reading. */
export const withoutFields = <Saved>(saved: Saved, names: readonly string[] = []) =>
  isRecord(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([name]) => !names.includes(name)))
    : saved;
