import { Failure } from '#platform/command/failure.ts';

const titles = /^(?:MR|MRS|MS|MISS|MSTR|MASTER|DR)\.?$/i;

/** Whether a name can stand in a passport's machine-readable lines: Latin letters, not a title alone. */
const canBeInPassport = (name: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u.test(name) && !titles.test(name);

/** @throws Failure invalid `fares.names`, naming each field that can't be a name in a passport. */
export function refuseNames(
  passengers: readonly { readonly surname: string; readonly givenNames: string }[],
): void {
  const message = 'Write the name in Latin letters, as in the passport.';
  const fields = passengers.flatMap((passenger, index) =>
    (['surname', 'givenNames'] as const)
      .filter((field) => !canBeInPassport(passenger[field]))
      .map((field) => ({ path: `passengers.${index}.${field}`, message })),
  );
  if (fields.length > 0) {
    throw new Failure('invalid', 'fares.names', message, fields);
  }
}
