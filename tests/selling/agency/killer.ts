import { NoopLogger } from 'drizzle-orm/logger';
import { onTestFinished, vi } from 'vitest';

class Killed extends Error {}

/** Breaks the program off before one of its statements: what it has begun must leave nothing behind. */
export function openKiller() {
  let left = 0;
  let isDead = false;
  let isAfterToo = true;
  // Drizzle tells its log of each statement before it sends it.
  const told = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((...logged: unknown[]) => {
    const statement = String(logged[0]);
    left = !isAfterToo && /^commit/i.test(statement) ? 0 : left;
    // What was left to the commit may have died: then that isn't sent either.
    if (isDead && /^commit/i.test(statement)) {
      throw new Killed('Killed.');
    }
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
    /**
     * @param statements after how many it dies
     * @param afterToo whether also once it is committed, before it has answered: who asks again must be told the same
     */
    aim: (statements: number, afterToo: boolean) => {
      left = statements;
      isAfterToo = afterToo;
      isDead = false;
    },
    /** @returns whether it has died since it was aimed at. */
    rest: (): boolean => {
      const hasDied = isDead;
      [left, isDead] = [0, false];
      return hasDied;
    },
  };
}
