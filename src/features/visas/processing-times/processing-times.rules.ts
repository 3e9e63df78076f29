/** From so many closed cases on, the guide says how long they took. */
export const fewestCases = 10;

/** Of more cases only the latest count: an embassy's pace of some years ago helps nobody. */
export const latestCases = 100;

/** How long our latest cases of a kind of visa took, from submission to decision. */
export interface OwnTimes {
  readonly cases: number;
  /** Calendar days within which half of them were decided. */
  readonly half: number;
  /** Calendar days within which nine of ten were. */
  readonly nineOfTen: number;
}
