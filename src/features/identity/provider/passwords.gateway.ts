import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#platform/concurrency-limit.ts';
import { refusal } from './wire.rules.ts';

/** OWASP's recommended Argon2id: 19 MiB, two passes, one thread (the package's algorithm is Argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes are computed at a time, so that guessing leaves a core for everybody else. */
const atATime = 2;

/** How many may wait; further requests are refused. */
const longestQueue = 24;

export interface Passwords {
  /** The hash to store: Argon2id in PHC format. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without a stored hash the same work is done, so that the time reveals
   * nothing.
   */
  matches(kept: string | null | undefined, password: string): Promise<boolean>;
}

/** Password hashing, two at a time. @throws Failure provider.too-many-attempts-try-later when too many wait. */
export function createPasswords(): Passwords {
  const inTurn = limitConcurrency({ concurrency: atATime, queue: longestQueue }, () =>
    refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many people are signing in. Try again in a moment.'),
  );
  // A random password, hashed once: for requests to accounts that don't exist.
  let nobodys: Promise<string> | undefined;

  const make = (password: string) => hash(password, cost);
  return {
    hash: (password) => inTurn(() => make(password)),
    matches: async (kept, password) => {
      nobodys ??= make(crypto.randomUUID());
      const compared = kept ?? (await nobodys);
      const same = await inTurn(() => verify(compared, password));
      return same && kept !== null && kept !== undefined;
    },
  };
}
