// Draws the icons of the browser tab and the home screen from the mark. Its results are committed under public/.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const target = join(import.meta.dirname, '../public');

/** The mark on paper, with room around it: `inset` is the part of the side left free on each side. */
function icon(inset: number): Buffer {
  const side = 44 / (1 - 2 * inset);
  const move = (side - 44) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${side} ${side}"><path d="M0 0h${side}v${side}H0z" fill="#fbf6ea"/><g transform="translate(${move} ${move})"><circle cx="22" cy="17" r="8.2" fill="#d92c3a"/><path d="M2 22.5C8 27.2 15 28.6 22 28.6s14-1.4 20-6.1c-1.7 9.7-9.6 15.8-20 15.8S3.7 32.2 2 22.5Z" fill="#0a2f26"/></g></svg>`,
  );
}

for (const [file, size, inset] of [
  ['touch-icon.png', 180, 0.14],
  ['icon-192.png', 192, 0.14],
  ['icon-512.png', 512, 0.14],
  ['icon-maskable-512.png', 512, 0.22],
] as const) {
  await writeFile(
    join(target, file),
    await sharp(icon(inset)).resize(size, size).png({ palette: true }).toBuffer(),
  );
}
