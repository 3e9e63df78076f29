/** The widths that pictures are served in. Others are refused, so that requests can't cause unlimited work. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a page needs to draw a picture without layout shift. */
export interface Picture {
  readonly id: string;
  /** Part of the URLs of its files, which are cached for ever. */
  readonly version: number;
  readonly width: number;
  readonly height: number;
  /** The point that stays in view when the picture is cropped, in per cent. */
  readonly focusX: number;
  readonly focusY: number;
  /** A data: URL of a few hundred bytes. */
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
