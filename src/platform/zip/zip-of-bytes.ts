import type { ZipSource } from './read-zip.ts';

/** A ZIP that is in memory. */
export const zipOfBytes = (bytes: Uint8Array): ZipSource => ({
  bytes: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
});
