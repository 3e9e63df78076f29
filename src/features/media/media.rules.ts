import {
  type Picture,
  type PictureCrop,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from './media.contract.ts';

/** The file name of a picture in one width and format; the version is left out while it is 1. */
const fileName = (version: number, width: number, format: PictureFormat): string =>
  `${version > 1 ? `${version}-` : ''}${width}.${format}`;

type Addressed = Pick<Picture, 'id' | 'version'>;

/** The URL of a picture in one width and format. Its bytes never change: a changed picture has a new version. */
export function pictureUrl({ id, version }: Addressed, width: number, format: PictureFormat): string {
  return `/media/${id}/${fileName(version, width, format)}`;
}

/** The storage key of a picture in one width and format. */
export const pictureKey = ({ id, version }: Addressed, width: number, format: PictureFormat): string =>
  `media/${id}/${fileName(version, width, format)}`;

/** The storage keys of all variants of one version. */
export const pictureKeys = (picture: Addressed): string[] =>
  pictureFormats.flatMap((format) => pictureWidths.map((width) => pictureKey(picture, width, format)));

/** The `srcset` of a picture: widths up to that of the original, at least one. */
export function pictureSourceSet(picture: Addressed & Pick<Picture, 'width'>, format: PictureFormat): string {
  const widths = pictureWidths.filter((width, index) => index === 0 || width <= picture.width);
  return widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The crop in whole pixels, at least one each way. */
export function croppedArea(crop: PictureCrop, size: Size): Size & { left: number; top: number } {
  const left = Math.min(Math.round((crop.x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((crop.y / 100) * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * size.height), size.height - top)),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The classes for a picture's focus point in `site/focus.css`, rounded to tenths; none while it is centred. */
export function focusClasses({ focusX, focusY }: Pick<Picture, 'focusX' | 'focusY'>): string | undefined {
  const tenth = (share: number) => Math.round(share / 10) * 10;
  return focusX === 50 && focusY === 50 ? undefined : `focus-x-${tenth(focusX)} focus-y-${tenth(focusY)}`;
}

/** The part of the picture that `object-fit: cover` shows at its focus in a frame of other proportions. */
export function coveredArea(size: Size, frame: Size, focus: Point): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / size.width, frame.height / size.height);
  const width = Math.min(size.width, Math.round(frame.width / scale));
  const height = Math.min(size.height, Math.round(frame.height / scale));
  return {
    left: Math.round(((size.width - width) * focus.x) / 100),
    top: Math.round(((size.height - height) * focus.y) / 100),
    width,
    height,
  };
}

const whole: PictureCrop = { x: 0, y: 0, width: 100, height: 100 };

/** Converts a point from one crop to another, in per cent, clamped to the edges. The centre stays the centre. */
export function movedFocus(focus: Point, before: PictureCrop | null, after: PictureCrop | null): Point {
  if (before === after || (focus.x === 50 && focus.y === 50)) {
    return focus;
  }
  const [from, to] = [before ?? whole, after ?? whole];
  const along = (at: number, start: number, length: number, newStart: number, newLength: number) =>
    Math.round(Math.min(100, Math.max(0, ((start + (at / 100) * length - newStart) / newLength) * 100)));
  return {
    x: along(focus.x, from.x, from.width, to.x, to.width),
    y: along(focus.y, from.y, from.height, to.y, to.height),
  };
}
