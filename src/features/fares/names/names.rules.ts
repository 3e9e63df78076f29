import { airlineNames, nameFields } from '#features/travellers/passport-names.rules.ts';
import { Failure } from '#platform/command/failure.ts';

/** The passengers with their names as airlines take them. @throws Failure invalid `fares.names`, with each field that can't be one. */
export function namesOf<Passenger extends { readonly surname: string; readonly givenNames: string }>(
  passengers: readonly Passenger[],
): Passenger[] {
  const fields = passengers.flatMap((each, index) => nameFields(each, `passengers.${index}`, true));
  if (fields.length > 0) {
    throw new Failure('invalid', 'fares.names', 'Write the names as in the passports.', fields);
  }
  return passengers.map((each) => ({ ...each, ...airlineNames(each) }));
}
