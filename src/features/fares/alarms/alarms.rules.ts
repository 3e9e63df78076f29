/** So many hours before its time limit staff are alarmed of a fare that was accepted and isn't ticketed. */
export const alarmHours = [24, 6, 1] as const;

const hourMs = 3_600_000;

/** After so long nobody is alarmed any more, for example when the program was away. */
const longestMs = 24 * hourMs;

/**
 * The alarms that are due: the first is given, the others were overtaken by it. Nothing when the program was away for a day.
 * @param given hours of those that were given before
 */
export function dueAlarms(timeLimit: Date, now: Date, given: readonly number[]): number[] {
  const left = timeLimit.getTime() - now.getTime();
  return left <= -longestMs
    ? []
    : alarmHours.filter((hours) => left <= hours * hourMs && !given.includes(hours)).toReversed();
}

/** Requests whose time limit lies in these can have an alarm that is due. */
export const alarmTimes = (now: Date) => ({
  after: new Date(now.getTime() - longestMs),
  until: (hours: number) => new Date(now.getTime() + hours * hourMs),
});
