/** A row of numbers that is the same in each run. @returns the next one, from 0 and below `most` */
export function rowOfNumbers(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
