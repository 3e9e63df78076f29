/** JSON data of unknown shape: a form's values. */
export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is a list, otherwise an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The value at a path such as `facts.departures.3.seats`; undefined when there is none. */
export function getAt(value: unknown, path: string): unknown {
  let here = value;
  for (const step of path === '' ? [] : path.split('.')) {
    here = Array.isArray(here) ? here[Number(step)] : isPlain(here) ? here[step] : undefined;
  }
  return here;
}

function setIn(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) {
    return next;
  }
  if (Array.isArray(value) || (!isPlain(value) && /^\d+$/.test(step))) {
    const list = [...listOf(value)];
    list[Number(step)] = setIn(list[Number(step)], rest, next);
    return list;
  }
  const { [step]: before, ...others } = isPlain(value) ? value : {};
  const after = setIn(before, rest, next);
  // The order of the keys stays, so that serialised data can be compared.
  return after === undefined ? others : { ...(isPlain(value) ? value : {}), [step]: after };
}

/** The same data with one path changed; objects off the path are reused. */
export function setAt<Data extends Plain>(value: Data, path: string, next: unknown): Data {
  const changed = setIn(value, path.split('.'), next);
  return { ...value, ...(isPlain(changed) ? changed : {}) };
}

/** A list with an item inserted. */
export const withItem = (list: readonly unknown[], at: number, item: unknown): unknown[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

export const withoutItem = (list: readonly unknown[], at: number): unknown[] =>
  list.filter((_, index) => index !== at);

/** A list with the item at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
