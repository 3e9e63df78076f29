import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The picture of a path, four pixels a module, for a reader of QR codes. */
function drawn({ size, path }: ReturnType<typeof qrPath>) {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < scale; down += 1) {
      const from = ((Number(y) * scale + down) * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4) {
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { width, height: width, data: pixels };
}

test('a drawn QR code reads as the text that it was made of', () => {
  for (const text of ['https://shofor.example/bn/verify/K4T9-2MXB-7QWD', 'x', 'সফর', 'a'.repeat(300)]) {
    expect(decodeQR(drawn(qrPath(text)))).toBe(text);
  }
});
