import { markOf } from '#platform/sealed-columns/seal-text.ts';

/** A row with the mark of what it says. */
export interface Marked {
  readonly mark: string;
}

/**
 * Rows with their marks: keyed, of the kind, what the row says and which of several that say the same it is, wherever it stands in the
 * file.
 */
export function markedRows<Row extends { readonly value: object }>(
  kind: string,
  rows: readonly Row[],
): (Row & Marked)[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const said = JSON.stringify(
      Object.entries(row.value)
        .filter(([, value]) => value !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return { ...row, mark: markOf(`import ${kind} ${time} ${said}`) };
  });
}
