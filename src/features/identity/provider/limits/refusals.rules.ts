/** For how long a refused visitor is refused without a database query, in ms. */
const rememberedMs = 3000;

/** At most so many are remembered; then all are dropped, which costs some database queries. */
const maxRemembered = 10_000;

/** Recently refused visitors, so that a flood of attempts stays cheap. The limits themselves are in the database. */
export interface Refusals {
  /** @param visitor address and device: another visitor's refusal doesn't count. */
  lately(email: string, visitor: string, now: Date): boolean;
  note(email: string, visitor: string, now: Date): void;
  /** After a reset attempts on the account are checked again at once. */
  forget(email: string): void;
}

export function createRefusals(): Refusals {
  const byAccount = new Map<string, Map<string, number>>();
  let remembered = 0;
  return {
    lately: (email, visitor, now) => (byAccount.get(email)?.get(visitor) ?? 0) > now.getTime(),
    note: (email, visitor, now) => {
      if (remembered >= maxRemembered) {
        byAccount.clear();
        remembered = 0;
      }
      const visitors = byAccount.get(email) ?? new Map<string, number>();
      byAccount.set(email, visitors.set(visitor, now.getTime() + rememberedMs));
      remembered += 1;
    },
    forget: (email) => {
      byAccount.delete(email);
    },
  };
}
