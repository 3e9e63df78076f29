import type { PictureCrop } from '../media.contract.ts';

/** Smallest part of a side, in per cent, that a crop may have. */
const least = 5;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A frame moved by so many per cent; it stays on the picture. */
export const movedCrop = (crop: PictureCrop, dx: number, dy: number): PictureCrop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 100 - crop.width),
  y: clamp(crop.y + dy, 0, 100 - crop.height),
});

/** A frame whose lower right corner is moved; it stays on the picture and never gets too small. */
export const sizedCrop = (crop: PictureCrop, dx: number, dy: number): PictureCrop => ({
  ...crop,
  width: clamp(crop.width + dx, least, 100 - crop.x),
  height: clamp(crop.height + dy, least, 100 - crop.y),
});

/** As the server takes it: two digits are finer than a pixel of the largest picture. */
export const roundedCrop = ({ x, y, width, height }: PictureCrop): PictureCrop => {
  const round = (value: number) => Math.floor(value * 100) / 100;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
};
