/** The item at place `i`, which must exist. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) {
    throw new RangeError(`no item ${i} in a list of ${list.length}`);
  }
  return item;
}
