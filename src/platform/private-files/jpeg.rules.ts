/** Start of frame, in any of its thirteen kinds: its segment says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers that stand alone, without a length behind them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const pictureEnd = Buffer.from([0xff, 0xd9]);

/** The bytes of a marker up to the width of a frame. */
const frameBytes = 9;

export interface JpegSeen {
  /** How many pixels it has, once that is known; 0 for what is no JPEG inside. */
  readonly pixels: number | undefined;
  /** Whether the end of its picture has come. */
  readonly isWhole: boolean;
}

/**
 * Reads how many pixels a JPEG has, and whether its picture ends, while its pieces come in: cameras write depths and thumbnails
 * before the frame, so that it may stand megabytes behind the front, and telephones write films behind the picture.
 * @returns takes the next piece; gives what has been seen so far
 */
export function lookAtJpeg(): (piece: Uint8Array) => JpegSeen {
  let rest = Buffer.alloc(0);
  let skip = 0;
  let pixels: number | undefined;
  /** Behind the segments, in the picture itself: there FF stands before 0 or another mark, and D9 is the end. */
  let isInPicture = false;
  let isWhole = false;
  return (piece) => {
    const bytes = Buffer.concat([rest, piece]);
    let at = skip;
    while (pixels !== 0 && !isInPicture && at + frameBytes <= bytes.length) {
      const marker = bytes[at + 1] ?? 0;
      if (bytes[at] !== 0xff || (marker === 0xda && pixels === undefined)) {
        pixels = 0;
      } else if (marker === 0xda) {
        isInPicture = true;
      } else if (marker === 0xff) {
        at += 1;
      } else {
        if (isFrame(marker)) {
          pixels ??= bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
        }
        at += isAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
      }
    }
    if (isInPicture) {
      isWhole ||= bytes.indexOf(pictureEnd, at) !== -1;
      // Its first byte may be the last of this piece.
      at = Math.max(at, bytes.length - 1);
    }
    rest = bytes.subarray(Math.min(at, bytes.length));
    skip = Math.max(0, at - bytes.length);
    return { pixels, isWhole };
  };
}
