import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketPlace } from '../storage-bucket.ts';

export interface BucketServer {
  readonly place: BucketPlace;
  /** Where its files lie. */
  readonly directory: string;
  /** The environment variables that configure it. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** An S3-compatible server on the loopback, with one empty bucket. It knows its key, and accepts every signature. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-bucket-'));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  // It encrypts the cursor of a list of keys with a cipher that Node only supports when told to.
  const server = spawn(
    process.execPath,
    [
      '--openssl-legacy-provider',
      program,
      '--silent',
      '--directory',
      directory,
      '--address',
      '127.0.0.1',
      '--port',
      '0',
      '--configure-bucket',
      'pictures',
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
    directory,
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
