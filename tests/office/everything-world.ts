import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { z } from 'zod';
import { packEverything } from '#features/everything/pack.queries.ts';
import { readEverything } from '#features/everything/read-back.queries.ts';
import { takeOverEverything } from '#features/everything/read-back.writes.ts';
import { provideFirstOwner } from '#features/identity/access/first-owner/first-owner.jobs.ts';
import { command, run } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { actorWith } from '#platform/testing/test.ts';
import type { ZipSource } from '#platform/zip/read-zip.ts';
import { loadDemo } from '../../content/load-demo.ts';
import { emptyPlace, loadedLife } from '../../content/loaded-life.ts';

/** Files in memory. */
export function memoryStorage(
  files = new Map<string, Uint8Array>(),
): Storage & { readonly files: Map<string, Uint8Array> } {
  return {
    files,
    read: async (key) => files.get(key),
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => {
      for (const each of [...files.keys()].filter((name) => name === key || name.startsWith(`${key}/`))) {
        files.delete(each);
      }
    },
  };
}

/** An instance: the demo with its life, or one that has only begun, with its first owner. */
export async function instance(seed: 'demo' | 'none') {
  const { database, deps, now, files } = await (seed === 'demo' ? loadedLife() : emptyPlace());
  const storage = memoryStorage(files);
  if (seed === 'none') {
    await loadDemo(deps, storage, seed, (cause) => {
      throw cause;
    });
  }
  await provideFirstOwner(deps, { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a-long-password' });
  return { database, deps, now, storage };
}
export type Instance = Awaited<ReturnType<typeof instance>>;

async function allOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Everything of an instance as a ZIP. @param dataKey its key, that of the process */
export const packed = ({ deps, storage }: Instance, dataKey: Uint8Array) =>
  allOf(packEverything({ ...deps, storage, dataKey }));

/** Reads a ZIP back as the import does. @param written gets what lies in the storage */
export async function readBack(
  { deps, storage }: Instance,
  source: ZipSource,
  dataKey: Uint8Array,
  { written = [], last }: { written?: string[]; last?: () => void } = {},
) {
  const everything = await readEverything(deps, source);
  const takeOver = command({
    name: 'imports.take-over',
    permission: 'imports.write',
    input: z.strictObject({}),
    run: async (context) => {
      const done = await takeOverEverything(context, { everything, storage, written });
      last?.();
      return done;
    },
  });
  return run({ ...deps, dataKey }, actorWith('imports.write'), takeOver, {});
}

/** The files of a ZIP, unpacked by their paths. */
export async function unzipped(zip: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const reader = new ZipReader(new Uint8ArrayReader(zip), { useWebWorkers: false });
  for await (const entry of reader.getEntriesGenerator()) {
    if (!entry.directory) {
      files.set(entry.filename, await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false }));
    }
  }
  return files;
}

/** Files as a ZIP. @param level 0 packs nothing, which is soonest done */
export async function zipped(files: ReadonlyMap<string, Uint8Array>, level: 0 | 1 = 0): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level });
  for (const [path, bytes] of files) {
    await writer.add(path, new Uint8ArrayReader(bytes));
  }
  return writer.close();
}
