import type { PaymentMethod } from '../site-settings.contract.ts';

/** A picture as pages draw it. */
export interface DrawnPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A logo as pages draw it. */
export interface Logo extends DrawnPicture {
  /** At least twice as wide as high: it holds the name, which isn't written beside it. */
  readonly isWide: boolean;
}

/** A way of paying as the footer names it. */
export interface PaymentMark {
  readonly method: PaymentMethod;
  readonly name: string;
  /** Its owner's file; undefined while the agency has none. */
  readonly picture: DrawnPicture | undefined;
}
