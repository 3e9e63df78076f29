import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './asset-encodings.ts';
import { findAssets } from './assets.ts';

const script = 'export const visa = "Thailand";\n'.repeat(100);

async function built(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-assets-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'app.js'), script);
  await writeFile(join(directory, 'cover.webp'), 'a picture');
  await compressAssets(directory);
  return directory;
}

test('a script is sent in the form that the build has compressed', async () => {
  const asset = findAssets(await built()).get('/app.js');
  expect(brotliDecompressSync(asset?.in('br')?.body ?? '').toString()).toBe(script);
  expect(gunzipSync(asset?.in('gzip')?.body ?? '').toString()).toBe(script);
  expect(asset?.in('br')?.headers).toEqual(expect.arrayContaining(['content-encoding', 'br']));
  expect(asset?.in('identity')?.headers).not.toContain('content-encoding');
});

test('a picture is sent as it is, whatever is accepted, and compressed forms have no address', async () => {
  const assets = findAssets(await built());
  expect(assets.get('/cover.webp')?.in('br')?.headers).not.toContain('content-encoding');
  expect([...assets.keys()].sort()).toEqual(['/app.js', '/cover.webp']);
});

test('a file that a newer build has taken away is not there, and one that was sent before is held', async () => {
  const directory = await built();
  const assets = findAssets(directory);
  assets.get('/app.js')?.in('br');
  await rm(directory, { recursive: true });
  expect(assets.get('/app.js')?.in('br')).toBeDefined();
  expect(assets.get('/cover.webp')?.in('identity')).toBeUndefined();
});

test('a service worker loads nothing but what is ours, and is asked for anew each time', async () => {
  const directory = await built();
  await writeFile(join(directory, 'push-worker.js'), script);
  const assets = findAssets(directory);
  const { headers = [] } = assets.get('/push-worker.js')?.in('identity') ?? {};
  expect(headers).toEqual(
    expect.arrayContaining([
      'content-security-policy',
      "default-src 'none'; connect-src 'self'; img-src 'self'",
    ]),
  );
  expect(headers.join(' ')).not.toContain('immutable');
  expect(assets.get('/app.js')?.in('identity')?.headers.join(' ')).not.toContain('connect-src');
});
