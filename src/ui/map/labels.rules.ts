type Anchor = 'start' | 'middle' | 'end';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LabelledSpot extends Spot {
  readonly name: string;
}

export interface Label extends Spot {
  readonly anchor: Anchor;
}

interface Surroundings {
  readonly fontSize: number;
  readonly within: Box;
  /** Points of lines that a name should avoid. */
  readonly lines: readonly Spot[];
  /** Areas that no name may overlap. */
  readonly taken?: readonly Box[];
}

const dot = 8;

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Estimated width of a name: Bangla's conjuncts count as one, and are wider than Latin letters. */
export function widthOf(name: string, fontSize: number): number {
  let wide = 0;
  for (const { segment } of letters.segment(name)) {
    wide += /\p{Script=Bengali}/u.test(segment) ? 0.8 : /[A-Zmw]/.test(segment) ? 0.68 : 0.52;
  }
  return (wide + 0.2) * fontSize;
}

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isIn = (box: Box, within: Box) =>
  box.left >= within.left &&
  box.right <= within.right &&
  box.top >= within.top &&
  box.bottom <= within.bottom;

/** Positions of a name around its dot, the best one first. */
function placesOf({ x, y, name }: LabelledSpot, fontSize: number): { label: Label; box: Box }[] {
  const width = widthOf(name, fontSize);
  const gap = dot + 5;
  const places: readonly (readonly [Anchor, number, number])[] = [
    ['start', gap, 0],
    ['end', -gap, 0],
    ['start', gap - 3, -fontSize * 0.7],
    ['start', gap - 3, fontSize * 0.7],
    ['end', 3 - gap, -fontSize * 0.7],
    ['end', 3 - gap, fontSize * 0.7],
    ['middle', 0, -(gap + fontSize * 0.45)],
    ['middle', 0, gap + fontSize * 0.55],
  ];
  return places.map(([anchor, dx, dy]) => {
    const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    const middle = y + dy;
    return {
      // The baseline is below the middle of the letters.
      label: { anchor, x: x + dx, y: middle + fontSize * 0.34 },
      box: {
        left,
        right: left + width,
        top: middle - fontSize * 0.6,
        bottom: middle + fontSize * 0.6,
      },
    };
  });
}

/**
 * A position for every name where it covers no dot and no other name, and as little of the lines as possible. The name
 * with the fewest options is placed first. Undefined for a name without a position: the list beside the map has it.
 */
export function placeLabels(
  spots: readonly LabelledSpot[],
  { fontSize, within, lines, taken = [] }: Surroundings,
): readonly (Label | undefined)[] {
  const dots = spots.map(({ x, y }) => ({ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot }));
  const found: (Label | undefined)[] = spots.map(() => undefined);
  const used: Box[] = [...taken];
  const waiting = new Set(spots.keys());
  while (waiting.size > 0) {
    const options = [...waiting].map((index) => {
      const spot = spots[index];
      const free = (spot ? placesOf(spot, fontSize) : []).filter(
        ({ box }) =>
          isIn(box, within) &&
          !used.some((each) => touch(box, each)) &&
          !dots.some((each, other) => other !== index && touch(box, each)),
      );
      return { index, free };
    });
    options.sort((a, b) => a.free.length - b.free.length || a.index - b.index);
    const next = options[0];
    if (!next) {
      break;
    }
    waiting.delete(next.index);
    const covered = ({ box }: { box: Box }) =>
      lines.filter((point) => touch(box, { left: point.x, right: point.x, top: point.y, bottom: point.y }))
        .length;
    const best = next.free
      .map((place, rank) => ({ place, cost: covered(place) * 3 + rank }))
      .sort((a, b) => a.cost - b.cost)[0]?.place;
    if (best) {
      found[next.index] = best.label;
      used.push(best.box);
    }
  }
  return found;
}
