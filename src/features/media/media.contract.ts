/** The widths that a picture is delivered in. Others are refused, so nobody can make us compute. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a page needs to draw a picture without layout shift. */
export interface Picture {
  readonly id: string;
  /** Part of the address of its files, which are kept for ever. */
  readonly version: number;
  readonly width: number;
  readonly height: number;
  /** In per cent: what stays in view when the picture is cropped. */
  readonly focusX: number;
  readonly focusY: number;
  /** A data: picture of a few hundred bytes. */
  readonly placeholder: string;
  readonly alt: string;
}

/** The part of the original that is shown, in per cent of its sides. */
export interface PictureCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
