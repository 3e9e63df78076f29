import { NoopLogger } from 'drizzle-orm/logger';
import { onTestFinished, vi } from 'vitest';

class Killed extends Error {}

/** Breaks the program off before one of its statements: what it has begun must leave nothing behind. */
export function openKiller() {
  let left = 0;
  let isDead = false;
  // Drizzle tells its log of each statement before it sends it.
  const told = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((statement) => {
    // What has died rolls nothing back by itself: its connection ends, and the database does.
    if (left > 0 && !/^rollback/i.test(statement)) {
      left -= 1;
      if (left === 0) {
        isDead = true;
        throw new Killed('Killed.');
      }
    }
  });
  onTestFinished(() => told.mockRestore());
  return {
    /** @param statements after how many it dies */
    aim: (statements: number) => {
      left = statements;
      isDead = false;
    },
    /** @returns whether it has died since it was aimed at. */
    rest: (): boolean => {
      left = 0;
      return isDead;
    },
  };
}
