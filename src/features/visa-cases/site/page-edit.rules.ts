/** How much is cut off at each side of a picture, in hundredths of it. */
export interface Cut {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export type Side = keyof Cut;

/** What was done to a picture before it is sent: quarter turns to the right, and then the cut. */
export interface PageEdit {
  readonly turns: number;
  readonly cut: Cut;
}

export const unedited: PageEdit = { turns: 0, cut: { top: 0, right: 0, bottom: 0, left: 0 } };

/** At least so much of a picture stays between two opposite sides. */
const minLeft = 10;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

export const isEdited = ({ turns, cut }: PageEdit): boolean =>
  turns !== 0 || Object.values(cut).some((each) => each > 0);

/** Turned once more to the right: the cut goes along. */
export const turned = ({ turns, cut }: PageEdit): PageEdit => ({
  turns: (turns + 1) % 4,
  cut: { top: cut.left, right: cut.top, bottom: cut.right, left: cut.bottom },
});

/** The most that can be cut off at a side. */
export const maxCut = (cut: Cut, side: Side): number => 100 - minLeft - cut[opposite[side]];

/** So much cut off at one side, within what can be. */
export const cutAt = (cut: Cut, side: Side, share: number): Cut => ({
  ...cut,
  [side]: Math.round(Math.min(maxCut(cut, side), Math.max(0, share))),
});

/** What of a turned picture stays, in its pixels. */
export function visiblePart({ top, right, bottom, left }: Cut, width: number, height: number) {
  const share = (of: number, hundredths: number) => Math.round((of * hundredths) / 100);
  return {
    x: share(width, left),
    y: share(height, top),
    width: Math.max(1, width - share(width, left) - share(width, right)),
    height: Math.max(1, height - share(height, top) - share(height, bottom)),
  };
}

/** Moves one of a list a place forward; the first one stays. */
export function movedUp<Each>(all: readonly Each[], index: number): Each[] {
  const [one] = all.slice(index, index + 1);
  return one === undefined || index === 0
    ? [...all]
    : [...all.slice(0, index - 1), one, ...all.slice(index - 1, index), ...all.slice(index + 1)];
}
