/** The most that are remembered; beyond it the oldest are forgotten, which lets somebody ask more, not less. */
const maxKnown = 10_000;

/**
 * Counts requests of the last minute by who asks, in this process: for work that costs little and changes nothing. What
 * must hold for all processes together is counted in the database.
 * @returns whether one more is within the limit; it then counts.
 */
export function limitPerMinute(
  now: () => number = () => performance.now(),
): (who: string, most: number) => boolean {
  const asked = new Map<string, number[]>();
  return (who, most) => {
    const at = now();
    const lately = (asked.get(who) ?? []).filter((each) => each > at - 60_000);
    const isWithin = lately.length < most;
    // Set anew, who asked last stands last.
    asked.delete(who);
    asked.set(who, isWithin ? [...lately, at] : lately);
    for (const [oldest] of asked) {
      if (asked.size <= maxKnown) {
        break;
      }
      asked.delete(oldest);
    }
    return isWithin;
  };
}
