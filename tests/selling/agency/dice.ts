import fc from 'fast-check';

/** Numbers that one step has: the first chooses the operation, the others what it does. */
const perStep = 40;
const most = 2 ** 30;

/** The chances of a walk, step by step: the same seed gives the same ones. */
export const chances = (steps: number, seed: number): number[][] =>
  fc.sample(fc.noBias(fc.array(fc.nat(most - 1), { minLength: perStep, maxLength: perStep, size: 'max' })), {
    numRuns: steps,
    seed,
  });

/** What falls to one step. */
export class Dice {
  private at = 0;
  private readonly numbers: readonly number[];
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }
  /** From 0 up to 1. */
  share(): number {
    const number = this.numbers[this.at % this.numbers.length] ?? 0;
    this.at += 1;
    return number / most;
  }
  /** A whole number, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1));
  }
  chance(share: number): boolean {
    return this.share() < share;
  }
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.int(0, items.length - 1)];
  }
  /** One of a list that isn't empty. */
  of<Item>(first: Item, ...others: Item[]): Item {
    return this.pick([first, ...others]) ?? first;
  }
}
