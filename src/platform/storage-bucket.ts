import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Failure } from './command/failure.ts';
import { plainKey, type Storage } from './storage.ts';

/** A bucket of S3 or of a compatible server. */
export interface BucketPlace {
  readonly name: string;
  readonly region: string;
  /** A server other than Amazon's; bucket names are then part of the path. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Bucket extends Storage {
  /** Whether anything is stored below a key. */
  holds(key: string): Promise<boolean>;
  /**
   * Checks the access to the bucket.
   * @throws Failure unavailable when it doesn't respond, an Error that names the wrong variables when it refuses us.
   */
  prove(): Promise<void>;
}

/** Longest time for reading a file; three attempts with growing delays. */
const patience = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 2_000,
    // Of inactivity. A large picture on a slow line takes longer.
    socketTimeout: 3_000,
    requestTimeout: 30_000,
    throwOnRequestTimeout: true,
  },
} as const;

/** How many files are deleted in one request. */
const removedAtOnce = 16;

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : '');

const statusOf = (cause: unknown): number | undefined => {
  const { $metadata: metadata } =
    cause instanceof Error && '$metadata' in cause ? cause : { $metadata: undefined };
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined;
};

function away(cause: unknown): Failure {
  const failure = new Failure('unavailable', 'storage.away', 'Files cannot be reached. Try again soon.');
  failure.cause = cause;
  return failure;
}

/** Which variables are wrong, by the bucket's error. */
function wrongVariables(place: BucketPlace, cause: unknown): string | undefined {
  const status = statusOf(cause);
  if (status === 403) {
    return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the bucket ${place.name} does not let them in (${nameOf(cause)}).`;
  }
  if (status === 404) {
    return `S3_BUCKET: there is no bucket ${place.name}.`;
  }
  if (status !== undefined && status >= 300 && status < 500) {
    return `S3_REGION, S3_ENDPOINT: the bucket ${place.name} is not served there (${nameOf(cause)}).`;
  }
  return undefined;
}

/** Files in a bucket. Its keys need the rights to list, get, put and delete; nobody else needs access. */
export function bucketStorage(place: BucketPlace): Bucket {
  const { name: Bucket, region, endpoint, accessKeyId, secretAccessKey } = place;
  const client = new S3Client({
    ...patience,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The body is signed already, and not every server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const orAway = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
    try {
      return await asking;
    } catch (cause) {
      throw away(cause);
    }
  };
  const drop = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));
  const first = (Prefix?: string) =>
    client.send(
      new ListObjectsV2Command({ Bucket, MaxKeys: 1, ...(Prefix === undefined ? {} : { Prefix }) }),
    );

  const read = async (Key: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (cause) {
      if (nameOf(cause) === 'NoSuchKey') {
        return undefined;
      }
      throw cause;
    }
  };

  async function removeAll(key: string): Promise<void> {
    await drop(key);
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${key}/` })) {
      for (let from = 0; from < Contents.length; from += removedAtOnce) {
        const some = Contents.slice(from, from + removedAtOnce).flatMap(({ Key }) => Key ?? []);
        await Promise.all(some.map(drop));
      }
    }
  }

  return {
    read: async (key) => orAway(read(plainKey(key))),
    write: async (key, Body) => {
      await orAway(client.send(new PutObjectCommand({ Bucket, Key: plainKey(key), Body })));
    },
    remove: async (key) => orAway(removeAll(plainKey(key))),
    holds: async (key) => ((await orAway(first(`${plainKey(key)}/`))).Contents ?? []).length > 0,
    prove: async () => {
      try {
        await first();
      } catch (cause) {
        const wrong = wrongVariables(place, cause);
        throw wrong === undefined
          ? away(cause)
          : new Error(`The configuration is not right:\n  ${wrong}`, { cause });
      }
    },
  };
}
