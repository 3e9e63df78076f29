/** A labelled point, in the units of the drawing. */
export interface NamedPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The radius of its mark. */
  readonly radius: number;
  /** Its font size relative to the others. */
  readonly scale?: number;
}

export type Anchor = 'start' | 'middle' | 'end';

export interface PlacedLabel {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor: Anchor;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LabelSpace {
  readonly fontSize: number;
  /** The distance of a label from the mark of its point. */
  readonly gap: number;
  /** The area that labels must stay in. */
  readonly within: Box;
  /** Points of lines that a label should avoid. */
  readonly avoid: readonly { readonly x: number; readonly y: number }[];
}

/** Positions of a label beside its point, best first: direction across (-1, 0, 1) and down (-1, 0, 1). */
const places = [
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, -1],
  [0, 1],
] as const;

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The approximate width of a name in ems of Anek: joint Bangla letters count once. */
export function widthInEms(name: string): number {
  const letters = [...graphemes.segment(name)].length;
  return letters * (/\p{Script=Bengali}/u.test(name) ? 0.84 : 0.58);
}

interface Candidate {
  readonly point: NamedPoint;
  readonly label: PlacedLabel;
  readonly box: Box;
  readonly rank: number;
}

function candidates(point: NamedPoint, space: LabelSpace): Candidate[] {
  const fontSize = space.fontSize * (point.scale ?? 1);
  const gap = space.gap + point.radius;
  const width = widthInEms(point.name) * fontSize;
  return places.map(([across, down], rank) => {
    const middle = point.y + down * (gap + fontSize * 0.45);
    // A label above or below at a corner needs less distance sideways.
    const aside = across * (down === 0 ? gap : gap * 0.6);
    const left =
      across === 1 ? point.x + aside : across === -1 ? point.x + aside - width : point.x - width / 2;
    const anchor: Anchor = across === 1 ? 'start' : across === -1 ? 'end' : 'middle';
    return {
      point,
      rank,
      label: { x: point.x + aside, y: middle + fontSize * 0.34, anchor },
      box: { left, right: left + width, top: middle - fontSize * 0.6, bottom: middle + fontSize * 0.6 },
    };
  });
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const holds = (box: Box, { x, y }: { x: number; y: number }) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** The cost of a position: overlapping a label is worst, then the edge, then a point, then a line. */
function cost(
  candidate: Candidate,
  others: readonly Box[],
  points: readonly NamedPoint[],
  space: LabelSpace,
) {
  const { box, rank } = candidate;
  const { within } = space;
  const outside =
    box.left < within.left || box.right > within.right || box.top < within.top || box.bottom > within.bottom;
  return (
    rank +
    others.reduce((sum, other) => sum + (shared(box, other) > 0 ? 1000 + shared(box, other) : 0), 0) +
    (outside ? 800 : 0) +
    points.filter((point) => holds(box, point)).length * 300 +
    // A label close to another city would be taken for that city's.
    points.filter((point) => point !== candidate.point && holds(grown(box, space.fontSize), point)).length *
      40 +
    space.avoid.filter((point) => holds(box, point)).length * 6
  );
}

/** Places each label beside its point without overlapping others, points or the edge. */
export function placeLabels(points: readonly NamedPoint[], space: LabelSpace): PlacedLabel[] {
  const choices = points.map((point) => candidates(point, space));
  const chosen = choices.flatMap((each) => each.slice(0, 1));
  const costAt = (index: number, own: Candidate, instead?: { at: number; by: Candidate }) => {
    const others = chosen
      .map((each, at) => (at === instead?.at ? instead.by : each))
      .filter((_, at) => at !== index)
      .map(({ box }) => grown(box, space.fontSize * 0.3));
    return cost(own, others, points, space);
  };
  // Moves two labels at a time: one alone often can't move before its neighbour does.
  for (let round = 0; round < 3; round += 1) {
    for (const [first, firstOwn] of choices.entries()) {
      for (const [second, secondOwn] of choices.entries()) {
        if (second <= first && points.length > 1) {
          continue;
        }
        const pairs = firstOwn.flatMap((a) =>
          secondOwn.map((b) => ({
            a,
            b,
            sum: costAt(first, a, { at: second, by: b }) + costAt(second, b, { at: first, by: a }),
          })),
        );
        const best = pairs.reduce((least, each) => (each.sum < least.sum ? each : least));
        chosen[first] = best.a;
        chosen[second] = best.b;
      }
    }
  }
  return chosen.map(({ label }) => label);
}
