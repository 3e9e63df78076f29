import { z } from 'zod';

/** What every simulator can do wrong. */
export const commonSwitches = {
  /** Milliseconds that each answer of the API takes; what was asked is done before. */
  delayMs: z.int().min(0).max(120_000).default(0),
  /**
   * `error`: status 500 without a word, and nothing is done; `html`: an error page, and nothing is done; `lost`: it is done, and an
   * error page answers; `cut`: it is done, and the connection ends without an answer.
   */
  answers: z.enum(['normal', 'error', 'html', 'lost', 'cut']).default('normal'),
  /** For which calls the two above hold; all of them when empty. */
  only: z.array(z.string()).default([]),
};

export interface CommonSwitches {
  readonly delayMs: number;
  readonly answers: 'normal' | 'error' | 'html' | 'lost' | 'cut';
  readonly only: readonly string[];
}
