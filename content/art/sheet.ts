/**
 * Draws scenes for looking at: node content/art/sheet.ts [--to=folder] [name ...]
 * Writes each picture in three sizes, as SVG and, of several, a sheet. Complains (exit 1) about what may not ship.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const heaviest = 60_000;
const columns = 4;
const cell = { width: 420, height: 280, gap: 14 };

/** What is wrong with a picture, in words. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const broken = /.{0,40}(?:NaN|undefined|Infinity).{0,20}/.exec(svg);
  if (broken) {
    found.push(`a number is missing: ${broken[0]}`);
  }
  if (/<text|<image|<style|<script|<filter|font-/.test(svg)) {
    found.push('text, image, style, script or filter');
  }
  if (/href="(?!#)|url\((?!#)/.test(svg)) {
    found.push('a reference to something outside');
  }
  if (svg.length > heaviest) {
    found.push(`${svg.length} bytes, more than ${heaviest}`);
  }
  return found;
}

async function drawInto(folder: string, scene: Scene): Promise<{ picture: Buffer; wrong: string[] }> {
  const svg = scene.draw().svg();
  const picture = await sharp(Buffer.from(svg)).resize(1200).png().toBuffer();
  await writeFile(join(folder, `${scene.name}.svg`), svg);
  await writeFile(join(folder, `${scene.name}.png`), picture);
  for (const width of [400, 120]) {
    await sharp(picture)
      .resize(width)
      .toFile(join(folder, `${scene.name}-${width}.png`));
  }
  const wrong = faults(svg);
  console.log(`${scene.name.padEnd(24)} ${(svg.length / 1000).toFixed(1)} kB ${wrong.join('; ')}`);
  return { picture, wrong };
}

async function sheetOf(pictures: readonly Buffer[], file: string): Promise<void> {
  const { width, height, gap } = cell;
  const rows = Math.ceil(pictures.length / columns);
  const placed = pictures.map(async (picture, k) => ({
    input: await sharp(picture).resize(width, height).toBuffer(),
    left: gap + (k % columns) * (width + gap),
    top: gap + Math.floor(k / columns) * (height + gap),
  }));
  const paper = {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3,
    background: '#f4ecdc',
  } as const;
  await sharp({ create: paper })
    .composite(await Promise.all(placed))
    .png()
    .toFile(file);
}

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
const to = words.find((word) => word.startsWith('--to='))?.slice('--to='.length);
const folder = to ?? join(tmpdir(), 'shofor-art');
const unknown = asked.filter((name) => !scenes.has(name));
const chosen = [...scenes.values()].filter(({ name }) => asked.length === 0 || asked.includes(name));

await mkdir(folder, { recursive: true });
const pictures: Buffer[] = [];
let wrong = unknown.length;
for (const scene of chosen) {
  const drawn = await drawInto(folder, scene);
  pictures.push(drawn.picture);
  wrong += drawn.wrong.length;
}
if (pictures.length > 1) {
  await sheetOf(pictures, join(folder, 'sheet.png'));
}
if (unknown.length > 0) {
  console.error(`no scene named ${unknown.join(', ')}`);
}
console.log(`in ${folder}`);
process.exitCode = wrong > 0 ? 1 : 0;
