import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketPlace } from '../storage-bucket.ts';

export interface BucketServer {
  readonly place: BucketPlace;
  /** The variables of the environment that name it. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A server on the loopback that speaks as S3 does, with one empty bucket. It knows its key, and believes every signature. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-bucket-'));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  // It hides where a page of keys ends with a cipher that Node only knows when told to.
  const server = spawn(
    process.execPath,
    [
      ...['--openssl-legacy-provider', program, '--silent', '--directory', directory],
      ...['--address', '127.0.0.1', '--port', '0', '--configure-bucket', 'pictures'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  let said = '';
  while (!/:\d+\n/.test(said)) {
    const [piece] = await Promise.race([once(server.stdout, 'data'), ended]);
    if (!Buffer.isBuffer(piece)) {
      throw new Error('The server of the bucket ended before it listened.');
    }
    said += piece.toString();
  }
  const place = {
    name: 'pictures',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${/:(\d+)\n/.exec(said)?.[1]}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    place,
    variables: {
      S3_BUCKET: place.name,
      S3_ENDPOINT: place.endpoint,
      S3_ACCESS_KEY_ID: place.accessKeyId,
      S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    },
    close: async () => {
      server.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
