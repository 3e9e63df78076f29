/** Plain bytes in one segment of the storage: so much of a file is in memory at a time. */
const segmentBytes = 1024 * 1024;

/** Bytes as they come, put together to pieces of a segment's length. */
export async function* inSegments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    for (let rest = piece; rest.length > 0; ) {
      const taken = rest.subarray(0, segmentBytes - length);
      parts.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length === segmentBytes) {
        yield Buffer.concat(parts);
        parts = [];
        length = 0;
      }
    }
  }
  if (length > 0) {
    yield Buffer.concat(parts);
  }
}
