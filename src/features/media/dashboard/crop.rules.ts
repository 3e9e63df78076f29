import type { PictureCrop } from '../media.contract.ts';

/** Minimum width and height of a crop, in per cent. */
const least = 5;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The frame moved by dx and dy per cent, kept inside the picture. */
export const movedCrop = (crop: PictureCrop, dx: number, dy: number): PictureCrop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 100 - crop.width),
  y: clamp(crop.y + dy, 0, 100 - crop.height),
});

/** The frame with its lower right corner moved, kept inside the picture and above the minimum size. */
export const sizedCrop = (crop: PictureCrop, dx: number, dy: number): PictureCrop => ({
  ...crop,
  width: clamp(crop.width + dx, least, 100 - crop.x),
  height: clamp(crop.height + dy, least, 100 - crop.y),
});

/** Rounds to two digits, finer than a pixel of the largest picture. */
export const roundedCrop = ({ x, y, width, height }: PictureCrop): PictureCrop => {
  const round = (value: number) => Math.floor(value * 100) / 100;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
};
