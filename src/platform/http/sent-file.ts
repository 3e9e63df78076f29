import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { Failure } from '../command/failure.ts';

interface SentFile {
  /** As the sender calls it: not to be believed. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const malformed = () => new Failure('invalid', 'request.malformed', 'The form is cut off, or holds no file.');

/** The bytes of a file in a form; fails when there are more of them than may be. */
async function* upTo(most: number, stream: BusboyFileStream): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) {
    yield piece;
  }
  if (stream.truncated) {
    const message = `A file has at most ${most} bytes.`;
    throw new Failure('too-large', 'files.too-large', message, [{ path: 'file', message }]);
  }
}

/**
 * Hands on the field `file` of a form in multipart/form-data while it still comes in.
 * @param most Bytes of the file.
 * @throws Failure for a form that is none, is cut off or holds no file, for a file that is too large; and what `take` throws.
 */
export function receiveSentFile<Taken>(
  request: Request,
  most: number,
  take: (file: SentFile) => Promise<Taken>,
): Promise<Taken> {
  const type = request.headers.get('content-type') ?? '';
  const { body } = request;
  if (!/^multipart\/form-data;.*boundary=/i.test(type) || body === null) {
    const message = 'A file is sent as multipart/form-data.';
    return Promise.reject(new Failure('unsupported', 'request.multipart', message));
  }
  return new Promise((resolve, reject) => {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: most,
        files: 1,
        fields: 4,
        fieldSize: 1_000,
        parts: 5,
        headerPairs: 50,
        headerSize: 4_096,
      },
    });
    // A web stream in the browser's types and in Node's are the same at run time.
    const source = Readable.from(body);
    let taking: Promise<Taken> | undefined;
    const giveUp = (cause: unknown) => {
      reject(cause);
      source.unpipe(parser);
      source.resume();
    };
    parser.on('file', (field, stream, name) => {
      // Without a listener an error of a part that nobody reads would end the process.
      stream.on('error', () => {});
      source.on('error', (cause) => stream.destroy(cause));
      if (field !== 'file' || taking) {
        stream.resume();
        return;
      }
      taking = take({ name, bytes: upTo(most, stream) });
      taking.then(resolve, giveUp);
    });
    parser.on('error', () => giveUp(malformed()));
    parser.on('finish', () => {
      if (!taking) {
        reject(malformed());
      }
    });
    source.on('error', () => giveUp(malformed()));
    source.pipe(parser);
  });
}
