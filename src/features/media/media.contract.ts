import { z } from 'zod';

/** The widths that a picture is delivered in. Others are refused, so nobody can make us compute. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a page needs to draw a picture without layout shift. */
export const picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** In per cent: what stays in view when the picture is cropped. */
  focusX: z.int(),
  focusY: z.int(),
  /** A data: picture of a few hundred bytes. */
  placeholder: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
