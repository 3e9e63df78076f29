import { type Picture, type PictureFormat, pictureWidths } from './media.contract.ts';

/** The URL of a picture in one width and format. The bytes behind it never change. */
export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`;
}

/** The `srcset` of a picture: no width is wider than the original, but one always is offered. */
export function pictureSourceSet(picture: Pick<Picture, 'id' | 'width'>, format: PictureFormat): string {
  const widths = pictureWidths.filter((width, index) => index === 0 || width <= picture.width);
  return widths.map((width) => `${pictureUrl(picture.id, width, format)} ${width}w`).join(', ');
}
