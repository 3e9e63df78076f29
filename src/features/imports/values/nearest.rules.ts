/** Pairs of neighbouring signs. */
const pairsOf = (text: string) =>
  new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));

function likeness(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...own].filter((pair) => others.has(pair)).length;
  return own.size + others.size === 0 ? 0 : (2 * both) / (own.size + others.size);
}

/** A nearer one is named; one that has little in common would only mislead. */
const minLike = 0.4;

/**
 * What is most like a text, by the pairs of signs that both have; undefined when nothing is like it.
 * @param known each with the texts that it is called by, in one spelling with what is asked for
 */
export function nearestIn<Thing>(
  known: readonly { readonly thing: Thing; readonly names: readonly string[] }[],
): (wanted: string) => Thing | undefined {
  const pairs = known.map(({ thing, names }) => ({ thing, names: names.map(pairsOf) }));
  return (wanted) => {
    const own = pairsOf(wanted);
    let nearest: { readonly thing: Thing; readonly like: number } | undefined;
    for (const { thing, names } of pairs) {
      const like = Math.max(...names.map((name) => likeness(own, name)));
      if (like >= minLike && like > (nearest?.like ?? 0)) {
        nearest = { thing, like };
      }
    }
    return nearest?.thing;
  };
}
