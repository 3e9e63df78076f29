import { type Picture, type PictureCrop, type PictureFormat, pictureWidths } from './media.contract.ts';

/** The file of a picture in one width and format; its version is left out while it is the first. */
const fileName = (version: number, width: number, format: PictureFormat): string =>
  `${version > 1 ? `${version}-` : ''}${width}.${format}`;

type Addressed = Pick<Picture, 'id' | 'version'>;

/** The URL of a picture in one width and format. The bytes behind it never change: a change is another version. */
export function pictureUrl({ id, version }: Addressed, width: number, format: PictureFormat): string {
  return `/media/${id}/${fileName(version, width, format)}`;
}

/** Where the storage keeps a picture in one width and format. */
export const pictureKey = ({ id, version }: Addressed, width: number, format: PictureFormat): string =>
  `media/${id}/${fileName(version, width, format)}`;

/** The `srcset` of a picture: no width is wider than the original, but one always is offered. */
export function pictureSourceSet(picture: Addressed & Pick<Picture, 'width'>, format: PictureFormat): string {
  const widths = pictureWidths.filter((width, index) => index === 0 || width <= picture.width);
  return widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** What a crop cuts out of a picture of this size, in whole pixels, at least one each way. */
export function croppedArea(
  crop: PictureCrop,
  size: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } {
  const left = Math.min(Math.round((crop.x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((crop.y / 100) * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * size.height), size.height - top)),
  };
}
