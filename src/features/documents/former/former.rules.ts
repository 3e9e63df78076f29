import { isRecord } from '#platform/record.ts';

/** Fields that revisions of former versions hold and that live elsewhere now, such as the departures of a package. */
export interface FormerFields {
  readonly facts: readonly string[];
  readonly texts: readonly string[];
}

/** What was saved, without such fields. A revision is never changed, so they are passed over when it is read. */
export const withoutFields = <Saved>(saved: Saved, names: readonly string[] = []) =>
  isRecord(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([name]) => !names.includes(name)))
    : saved;
