import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { posterDrawer } from './drawn-pictures.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="${colour}"/></svg>`;
const poster = { svg: svg('#063'), density: 96, width: 60, height: 40, compressionLevel: 3 };

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'shofor-drawn-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'drawn');
}

test('a poster is drawn once, and taken from the folder by whoever wants the same one', async () => {
  const folder = await emptyFolder();
  const drawn = await posterDrawer(folder)(poster);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
  const [file = ''] = await readdir(folder);
  const another = await posterDrawer(undefined)({ ...poster, svg: svg('#360') });
  await writeFile(join(folder, file), another);
  expect(Buffer.compare(await posterDrawer(folder)(poster), another)).toBe(0);
});

test('a file of which only the beginning was written is drawn again', async () => {
  const folder = await emptyFolder();
  const drawn = await posterDrawer(folder)(poster);
  const [file = ''] = await readdir(folder);
  await writeFile(join(folder, file), drawn.subarray(0, drawn.length - 20));
  expect(Buffer.compare(await posterDrawer(folder)(poster), drawn)).toBe(0);
  expect(Buffer.compare(await readFile(join(folder, file)), drawn)).toBe(0);
});

test('another drawing, or another size of it, is another file', async () => {
  const folder = await emptyFolder();
  const draw = posterDrawer(folder);
  await Promise.all([
    ...[poster, poster, { ...poster, svg: svg('#360') }, { ...poster, width: 30 }].map(draw),
  ]);
  const files = await readdir(folder);
  expect(files.length).toBe(3);
  expect(files.filter((name) => !name.endsWith('.png'))).toEqual([]);
});

test('without a folder, or with one that can’t be written, it is drawn all the same', async () => {
  const whole = await posterDrawer(await emptyFolder())(poster);
  const file = join(await emptyFolder(), '..', 'a-file');
  await writeFile(file, '');
  for (const folder of [undefined, file]) {
    expect(Buffer.compare(await posterDrawer(folder)(poster), whole)).toBe(0);
  }
});
