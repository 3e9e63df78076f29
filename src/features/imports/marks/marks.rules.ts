import { markOf } from '#platform/sealed-columns/seal-text.ts';

/** A row with the mark of what it says. */
export interface Marked {
  readonly mark: string;
}

/** So many rows are marked before everything else has its turn. */
const slice = 500;

/**
 * Rows with their marks: keyed, of the kind, what the row says and which of several that say the same it is, wherever it stands in the
 * file.
 */
export function* markedRows<Row extends { readonly value: object }>(
  kind: string,
  rows: readonly Row[],
): Generator<undefined, (Row & Marked)[]> {
  const times = new Map<string, number>();
  const marked: (Row & Marked)[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const said = JSON.stringify(
      Object.entries(row.value)
        .filter(([, value]) => value !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    marked.push({ ...row, mark: markOf(`import ${kind} ${time} ${said}`) });
  }
  return marked;
}
