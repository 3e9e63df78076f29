/** For how long a visitor who was refused is refused without asking the database, in ms. */
const rememberedMs = 3000;

/** At most so many are remembered; then all are forgotten, which costs some questions to the database. */
const mostRemembered = 10_000;

/** Who was refused a moment ago, so that a flood of guesses costs next to nothing. The limits themselves are in the database. */
export interface Refusals {
  /** @param visitor address and device: somebody else's refusal says nothing of this one. */
  lately(email: string, visitor: string, now: Date): boolean;
  note(email: string, visitor: string, now: Date): void;
  /** After a reset guesses at the account are looked at again at once. */
  forget(email: string): void;
}

export function createRefusals(): Refusals {
  const byAccount = new Map<string, Map<string, number>>();
  let remembered = 0;
  return {
    lately: (email, visitor, now) => (byAccount.get(email)?.get(visitor) ?? 0) > now.getTime(),
    note: (email, visitor, now) => {
      if (remembered >= mostRemembered) {
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
