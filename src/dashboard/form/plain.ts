/** Data as JSON has it, of which nothing more is known: what somebody is typing. */
export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, or none where there is something else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** What a path such as `facts.departures.3.seats` leads to; undefined where it leads nowhere. */
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
  // The place among its neighbours stays, so that what is compared as text stays the same.
  return after === undefined ? others : { ...(isPlain(value) ? value : {}), [step]: after };
}

/** The same data with one place changed; everything beside the way there is the same object as before. */
export function setAt<Data extends Plain>(value: Data, path: string, next: unknown): Data {
  const changed = setIn(value, path.split('.'), next);
  return { ...value, ...(isPlain(changed) ? changed : {}) };
}

/** A list with an item put in at a place. */
export const withItem = (list: readonly unknown[], at: number, item: unknown): unknown[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

export const withoutItem = (list: readonly unknown[], at: number): unknown[] =>
  list.filter((_, index) => index !== at);

/** A list with the item at `from` moved to where `to` is now. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
