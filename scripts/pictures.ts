// npm run pictures: makes the WebP of each drawing of the demo agency that has changed, and takes the pictures of the README from the
// living demo. Its results are committed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMadeOf, rasterOf } from '../content/pictures/raster.ts';
import { takeDemoPictures } from './demo-pictures.ts';

const folder = join(import.meta.dirname, '../content/pictures');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));

for (const name of names) {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const target = join(folder, `${name}.webp`);
  if (!existsSync(target) || !isMadeOf(name, svg, readFileSync(target))) {
    writeFileSync(target, await rasterOf(name, svg));
    console.log(`Made ${name}.webp`);
  }
}

await takeDemoPictures(join(import.meta.dirname, '../docs/pictures'));
