import type { Spot } from '#ui/map/labels.rules.ts';

/** Stops nearer than `tooNear` overlap on the map; stops within `sameLook` of them are in the same inset. */
const tooNear = 34;
const sameLook = 74;

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** The indexes of the stops that need an inset: overlapping ones and those close by. Empty when none overlap. */
export function crowded(spots: readonly Spot[]): readonly number[] {
  const group = new Set<number>();
  for (const [index, spot] of spots.entries()) {
    if (spots.some((other, at) => at !== index && distance(spot, other) < tooNear)) {
      group.add(index);
    }
  }
  // There is room for one inset: the cluster of the first of them.
  const [first] = group;
  const start = first === undefined ? undefined : spots[first];
  if (!start) {
    return [];
  }
  const near = new Set<number>(first === undefined ? [] : [first]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [index, spot] of spots.entries()) {
      const isClose = [...near].some((at) => {
        const member = spots[at];
        return member !== undefined && distance(member, spot) < sameLook;
      });
      if (!near.has(index) && isClose) {
        near.add(index);
        grown = true;
      }
    }
  }
  return [...near].sort((a, b) => a - b);
}
