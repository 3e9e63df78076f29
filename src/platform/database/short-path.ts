import { open, stat } from 'node:fs/promises';

/** A socket's path may have 107 bytes, on some systems 103. */
const longestPath = 103;
/** Of a socket's name in its folder, at most. */
const longestName = 60;

/**
 * A path of a folder that is short enough for the sockets in it. A long one is reached through the folder's descriptor, which
 * stays open until `close`, where the system offers that.
 */
export async function shortPathTo(
  folder: string,
): Promise<{ readonly path: string; close(): Promise<void> }> {
  if (Buffer.byteLength(folder) + longestName <= longestPath) {
    return { path: folder, close: async () => {} };
  }
  const handle = await open(folder, 'r');
  const short = `/proc/self/fd/${handle.fd}`;
  const path = await stat(short).then(
    () => short,
    () => folder,
  );
  return { path, close: () => handle.close() };
}
