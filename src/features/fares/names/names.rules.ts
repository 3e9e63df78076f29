import { airlineNames, nameFields } from '#features/travellers/passport-names.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';

interface Named {
  readonly surname: string;
  readonly givenNames: string;
}

/** Whether a passenger has no name yet. */
export const isUnnamed = ({ surname, givenNames }: Named): boolean => surname === '' && givenNames === '';

/** Who flies, as an order's papers say it: without those who are named later. */
export const flyersOf = (passengers: readonly Named[]): string[] =>
  passengers.filter((each) => !isUnnamed(each)).map(({ surname, givenNames }) => `${surname}, ${givenNames}`);

/**
 * The passengers with their names as airlines take them.
 * @param mayWait whether who has none is named later.
 * @throws Failure invalid `fares.names`, with each field that can't be one.
 */
export function namesOf<Passenger extends Named>(
  passengers: readonly Passenger[],
  mayWait = false,
): Passenger[] {
  const waits = (each: Passenger) => mayWait && isUnnamed(each);
  const fields = passengers.flatMap((each, index) =>
    waits(each) ? [] : nameFields(each, `passengers.${index}`, true),
  );
  if (fields.length > 0) {
    throw new Failure('invalid', 'fares.names', 'Write the names as in the passports.', fields);
  }
  return passengers.map((each) => (waits(each) ? each : { ...each, ...airlineNames(each) }));
}

/**
 * Nobody is ticketed without a name. After the last flight names are deleted, and tickets are still written down.
 * @throws Failure invalid `fares.unnamed`
 */
export function refuseUnnamed(
  people: readonly (Named & { readonly position: number })[],
  tickets: readonly { readonly passenger: number }[],
  { segments, now }: { readonly segments: readonly { readonly arrives: string }[]; readonly now: Date },
): void {
  const isFlown = (segments.at(-1)?.arrives ?? '') < dhakaDate(now);
  const unnamed = people.filter(
    (each) => isUnnamed(each) && tickets.some(({ passenger }) => passenger === each.position),
  );
  if (!isFlown && unnamed.length > 0) {
    const message = 'This passenger has no name yet.';
    throw new Failure(
      'invalid',
      'fares.unnamed',
      message,
      unnamed.map(({ position }) => ({ path: `tickets.${position}`, message })),
    );
  }
}
