import { inOrder, isRecord } from './record.ts';

/** The content of one revision of a document. */
export interface Saved {
  readonly slug: string;
  readonly facts: unknown;
  readonly texts: unknown;
}

/** One difference between two revisions. */
export interface Change {
  /** Where, such as `texts.en.title` or `facts.departures.2027-01-15.seats`. */
  readonly path: string;
  /** The earlier value; absent when it was added. */
  readonly before?: unknown;
  /** The current value; absent when it was removed. */
  readonly after?: unknown;
}

/** The items of a list by their keys, when each has a unique one. */
function byKey(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const item of list) {
    if (!isRecord(item) || typeof item.key !== 'string' || found.has(item.key)) {
      return undefined;
    }
    found.set(item.key, item);
  }
  return found;
}

/** A text that is the same for equal values, in whatever order their fields are. */
const textOf = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';

/** Lists without keys: the longest common subsequence stayed, the rest was removed or added. */
function compareLists(path: string, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const a = before.map(textOf);
  const b = after.map(textOf);
  // common[i][j]: length of the longest common subsequence of both lists from i and from j.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) {
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (i < a.length && j < b.length && at(i + 1, j) === at(i, j + 1)) {
      // Neither stays: one was replaced by the other.
      changes.push(...compare(`${path}.${j}`, before[i], after[j]));
      i += 1;
      j += 1;
    } else if (j < b.length && (i >= a.length || at(i, j + 1) >= at(i + 1, j))) {
      changes.push({ path: `${path}.${j}`, after: after[j] });
      j += 1;
    } else {
      changes.push({ path: `${path}.${i}`, before: before[i] });
      i += 1;
    }
  }
  return changes;
}

/** Whether two values are equal, in whatever order their fields are. */
export const sameContent = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

type Fields = ReadonlyMap<string, unknown>;
const namesOf = (before: Fields, after: Fields) => [...new Set([...before.keys(), ...after.keys()])];
const compareFields = (path: string, names: readonly string[], before: Fields, after: Fields) =>
  names.flatMap((name) => compare(`${path}.${name}`, before.get(name), after.get(name)));

function compare(path: string, before: unknown, after: unknown): Change[] {
  if (textOf(before) === textOf(after)) {
    return [];
  }
  if (isRecord(before) && isRecord(after)) {
    const fieldsBefore = new Map(Object.entries(before));
    const fieldsAfter = new Map(Object.entries(after));
    // Sorted by name: the database returns fields in an order of its own.
    return compareFields(path, namesOf(fieldsBefore, fieldsAfter).sort(), fieldsBefore, fieldsAfter);
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const keysBefore = byKey(before);
    const keysAfter = byKey(after);
    if (keysBefore && keysAfter) {
      const changes = compareFields(path, namesOf(keysBefore, keysAfter), keysBefore, keysAfter);
      // The same items in another order.
      return changes.length > 0
        ? changes
        : [{ path, before: [...keysBefore.keys()], after: [...keysAfter.keys()] }];
    }
    return compareLists(path, before, after);
  }
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** The differences between two values, field by field. */
export const compareValues = (path: string, before: unknown, after: unknown): Change[] =>
  compare(path, before, after);

/** The differences between two revisions, field by field; items of lists are matched by their keys. */
export function compareRevisions(before: Saved, after: Saved): Change[] {
  return [
    ...compare('slug', before.slug, after.slug),
    ...compare('facts', before.facts, after.facts),
    ...compare('texts', before.texts, after.texts),
  ];
}
