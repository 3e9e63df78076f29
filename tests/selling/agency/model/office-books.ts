import { effectOf, type ModelMovement, mayAlone } from './movements.ts';
import { ModelStatement } from './statement.ts';
import { effectOfSupplier, type ModelSupplier } from './suppliers.ts';

/** What the office does with the agency's own money, as it should be. */
export class ModelOfficeBooks {
  readonly movements: ModelMovement[] = [];
  readonly suppliers: ModelSupplier[] = [];
  /** The last day of what is closed; empty for nothing. */
  closedUntil = '';
  /** A bank of the agency's own, which only the office uses, beside its statements. */
  readonly statement = new ModelStatement();
  /** The bank's code, once it is made. */
  bank = '';
  /** What the books began with, by account; empty while nobody has entered it. */
  opening: (readonly [account: string, amount: number])[] = [];
  openedOn = '';

  isClosed(on: string): boolean {
    return on <= this.closedUntil;
  }
  mayAlone(wanted: Parameters<typeof mayAlone>[1], now: number): boolean {
    return mayAlone(this.movements, wanted, now);
  }
  /** What one account of nobody's till has by movements that stand, and by the opening. */
  effects(): [account: string, amount: number][] {
    return [
      ...this.opening.map(([account, amount]): [string, number] => [account, amount]),
      ...this.movements.filter(({ state }) => state === 'booked').flatMap((movement) => effectOf(movement)),
      ...this.suppliers.flatMap(effectOfSupplier),
    ];
  }
  /** What moved of somebody's cash. */
  cashOf(who: string): number {
    let sum = 0;
    for (const movement of this.movements) {
      if (movement.by === who && movement.state === 'booked') {
        for (const [account, amount] of effectOf(movement)) {
          sum += account === '1010' ? amount : 0;
        }
      }
    }
    return sum;
  }
}
