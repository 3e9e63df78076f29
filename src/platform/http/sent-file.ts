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

/** A form in multipart/form-data: its text fields, and what was made of its file, if it has one. */
export interface SentForm<Taken> {
  readonly fields: Readonly<Record<string, string>>;
  readonly taken: Taken | undefined;
}

/**
 * Reads a form while it still comes in, and hands on its field `file`. A file input that was left empty is no file.
 * @param most Bytes of the file.
 * @param take Gets the text fields that stand before the file.
 * @throws Failure for a form that is none or is cut off, for a file that is too large; and what `take` throws.
 */
export function receiveSentForm<Taken>(
  request: Request,
  most: number,
  take: (file: SentFile, fields: Readonly<Record<string, string>>) => Promise<Taken>,
): Promise<SentForm<Taken>> {
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
        fields: 8,
        fieldSize: 4_000,
        parts: 9,
        headerPairs: 50,
        headerSize: 4_096,
      },
    });
    // A web stream in the browser's types and in Node's are the same at run time.
    const source = Readable.from(body);
    const fields: Record<string, string> = Object.create(null);
    let taking: Promise<Taken> | undefined;
    const giveUp = (cause: unknown) => {
      reject(cause);
      source.unpipe(parser);
      source.resume();
    };
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (field, stream, name) => {
      // Without a listener an error of a part that nobody reads would end the process.
      stream.on('error', () => {});
      source.on('error', (cause) => stream.destroy(cause));
      if (field !== 'file' || name === '' || taking) {
        stream.resume();
        return;
      }
      taking = take({ name, bytes: upTo(most, stream) }, { ...fields });
      taking.catch(giveUp);
    });
    parser.on('error', () => giveUp(malformed()));
    parser.on('finish', () => {
      Promise.resolve(taking).then((taken) => resolve({ fields: { ...fields }, taken }), reject);
    });
    source.on('error', () => giveUp(malformed()));
    source.pipe(parser);
  });
}

/**
 * Hands on the field `file` of a form in multipart/form-data while it still comes in.
 * @param most Bytes of the file.
 * @throws Failure for a form that is none, is cut off or holds no file, for a file that is too large; and what `take` throws.
 */
export async function receiveSentFile<Taken>(
  request: Request,
  most: number,
  take: (file: SentFile) => Promise<Taken>,
): Promise<Taken> {
  const { taken } = await receiveSentForm(request, most, async (file) => ({ made: await take(file) }));
  if (taken === undefined) {
    throw malformed();
  }
  return taken.made;
}
