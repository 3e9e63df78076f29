/**
 * The row that keys act on once the list has changed: the same one; if it is gone, the one that came after it, or else the one
 * before it.
 * @param before the names of the rows until now
 */
export function nextInHand(
  hand: string | undefined,
  before: readonly string[],
  names: readonly string[],
): string | undefined {
  const at = hand === undefined ? -1 : before.indexOf(hand);
  const nearest = [...before.slice(Math.max(at, 0)), ...before.slice(0, Math.max(at, 0)).toReversed()];
  return nearest.find((name) => names.includes(name)) ?? names[0];
}
