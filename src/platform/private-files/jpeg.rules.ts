/** Start of frame, in any of its thirteen kinds: its segment says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers that stand alone, without a length behind them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The bytes of a marker up to the width of a frame. */
const frameBytes = 9;

/**
 * Reads how many pixels a JPEG has while its pieces come in: cameras write depths and thumbnails before the frame, so that
 * it may stand megabytes behind the front.
 * @returns takes the next piece; gives the number once it is known, 0 for what is no JPEG inside
 */
export function jpegPixels(): (piece: Uint8Array) => number | undefined {
  let rest = Buffer.alloc(0);
  let skip = 0;
  let pixels: number | undefined;
  return (piece) => {
    const bytes = Buffer.concat([rest, piece]);
    let at = skip;
    while (pixels === undefined && at + frameBytes <= bytes.length) {
      const marker = bytes[at + 1] ?? 0;
      if (bytes[at] !== 0xff || marker === 0xda) {
        pixels = 0;
      } else if (isFrame(marker)) {
        pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
      } else if (marker === 0xff) {
        at += 1;
      } else {
        at += isAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
      }
    }
    rest = bytes.subarray(Math.min(at, bytes.length));
    skip = Math.max(0, at - bytes.length);
    return pixels;
  };
}
