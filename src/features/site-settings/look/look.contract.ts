/** A logo as pages draw it. */
export interface Logo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** At least twice as wide as high: it holds the name, which isn't written beside it. */
  readonly isWide: boolean;
}
