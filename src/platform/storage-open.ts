import type { Logger } from 'pino';
import { Failure } from './command/failure.ts';
import type { Config } from './config.ts';
import { directoryStorage, type Storage } from './storage.ts';

/**
 * The storage that the configuration names; what fails there is in the log.
 * @throws an Error that names the variables with which a bucket refuses us. One that is away only goes to the log.
 */
export async function openStorage(
  { DATA_DIR, bucket }: Pick<Config, 'DATA_DIR' | 'bucket'>,
  logger: Logger,
): Promise<Storage> {
  let storage = directoryStorage(DATA_DIR);
  if (bucket) {
    // The SDK is loaded only when a bucket is configured.
    const { bucketStorage } = await import('./storage-bucket.ts');
    const opened = bucketStorage(bucket);
    await opened.prove().catch((cause) => {
      if (!(cause instanceof Failure)) {
        throw cause;
      }
      logger.warn({ err: cause }, `The bucket ${bucket.name} does not answer.`);
    });
    storage = opened;
  }
  const told = async <Answer>(key: string, asking: Promise<Answer>): Promise<Answer> => {
    try {
      return await asking;
    } catch (cause) {
      logger.error({ err: cause, key }, 'The storage of files failed.');
      throw cause;
    }
  };
  return {
    read: (key) => told(key, storage.read(key)),
    write: (key, bytes) => told(key, storage.write(key, bytes)),
    remove: (key) => told(key, storage.remove(key)),
  };
}
