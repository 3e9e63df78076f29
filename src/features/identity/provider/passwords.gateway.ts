import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#platform/concurrency-limit.ts';
import { refusal } from './wire.rules.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one thread (the package's algorithm is Argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many are reckoned at a time, so that guessing leaves a core for everybody else. */
const atATime = 2;

/** How many may wait; who comes after them is told to try later. */
const longestQueue = 24;

export interface Passwords {
  /** The password as it is kept: Argon2id in its own notation. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password that was kept. Where none was kept the same work is done for nothing, so that the time
   * tells nothing.
   */
  matches(kept: string | null | undefined, password: string): Promise<boolean>;
}

/** Password hashing, two at a time. @throws Failure provider.too-many-attempts-try-later when too many wait. */
export function createPasswords(): Passwords {
  const inTurn = limitConcurrency({ concurrency: atATime, queue: longestQueue }, () =>
    refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many people are signing in. Try again in a moment.'),
  );
  // Nobody's password, made once: the work for accounts that aren't there.
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
